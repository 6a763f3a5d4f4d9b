"""What the theme says, in the languages of the pages for players."""

import re
from typing import Final

LANGUAGES: Final = ("de", "fr", "it", "es")
SECTIONS: Final = {
    "Home": ("Start", "Accueil", "Inizio", "Inicio"),
    "Play": ("Spielen", "Jouer", "Giocare", "Jugar"),
    "Host": ("Betreiben", "Héberger", "Ospitare", "Alojar"),
    "Program": ("Programmieren", "Programmer", "Programmare", "Programar"),
    "Research": ("Forschen", "Étudier", "Studiare", "Investigar"),
    "Develop": ("Entwickeln", "Développer", "Sviluppare", "Desarrollar"),
}
"""the titles in the first level of navigation.toml"""
CREDIT: Final = {
    "Rapido is a game by Reiner Knizia, published by Game Factory."
    " This is an independent implementation.": (
        (
            "Rapido ist ein Spiel von Reiner Knizia, erschienen bei Game Factory."
            " Dies ist eine unabhängige Umsetzung."
        ),
        (
            "Rapido est un jeu de Reiner Knizia, paru chez Game Factory."
            " Ceci est une adaptation indépendante."
        ),
        (
            "Rapido è un gioco di Reiner Knizia, pubblicato da Game Factory."
            " Questa è una realizzazione indipendente."
        ),
        (
            "Rapido es un juego de Reiner Knizia, publicado por Game Factory."
            " Esta es una versión independiente."
        ),
    )
}
"""what zensical.toml says below every page"""
LABELS: Final = {
    **SECTIONS,
    "Skip to content": ("Zum Inhalt", "Aller au contenu", "Vai al contenuto", "Ir al contenido"),
    "Header": ("Kopfzeile", "En-tête", "Intestazione", "Cabecera"),
    "Footer": ("Fußzeile", "Pied de page", "Piè di pagina", "Pie de página"),
    "Tabs": ("Bereiche", "Rubriques", "Sezioni", "Secciones"),
    "Navigation": ("Navigation", "Navigation", "Navigazione", "Navegación"),
    "On this page": ("Auf dieser Seite", "Sur cette page", "In questa pagina", "En esta página"),
    "Back to top": ("Nach oben", "Haut de la page", "Torna su", "Volver arriba"),
    "Previous": ("Zurück", "Précédent", "Precedente", "Anterior"),
    "Next": ("Weiter", "Suivant", "Successivo", "Siguiente"),
    "Search": ("Suche", "Recherche", "Cerca", "Buscar"),
    "Search results": (
        *("Gefundenes", "Résultats de la recherche"),
        *("Risultati della ricerca", "Resultados de la búsqueda"),
    ),
    "No results": ("Nichts gefunden", "Aucun résultat", "Nessun risultato", "Sin resultados"),
    "result": ("Treffer", "résultat", "risultato", "resultado"),
    "results": ("Treffer", "résultats", "risultati", "resultados"),
    "Close search": (
        *("Suche schließen", "Fermer la recherche"),
        *("Chiudi la ricerca", "Cerrar la búsqueda"),
    ),
    "Copy to clipboard": ("Kopieren", "Copier", "Copia", "Copiar"),
    "Copied to clipboard": ("Kopiert", "Copié", "Copiato", "Copiado"),
    "Switch to light mode": ("Helles Design", "Thème clair", "Tema chiaro", "Tema claro"),
    "Switch to dark mode": ("Dunkles Design", "Thème sombre", "Tema scuro", "Tema oscuro"),
    "Follow the system": (
        *("Design des Systems", "Thème du système"),
        *("Tema del sistema", "Tema del sistema"),
    ),
    **CREDIT,
}
IN_SCRIPT: Final = ("Search", "Search results", "No results", "result", "results", "Close search")
"""said by the script of the search, which knows English only"""
WORD_IN_SCRIPT: Final = re.compile(rf'(?<=[:=?])"({"|".join(IN_SCRIPT)})"')
LABEL: Final = re.compile(
    r'((?:aria-label|title)="|"clipboard\.\w+":"|>\s*)'
    rf'({"|".join(map(re.escape, LABELS))})(?=: [^"]*"|"|\s*<)'
)
ARTICLE: Final = re.compile(r"(<article.*?</article>)", re.DOTALL)


def translate_labels(html: str, language: str) -> str:
    """Translate the labels around the text of a page."""
    if language not in LANGUAGES:
        return html
    column = LANGUAGES.index(language)
    parts = ARTICLE.split(html)
    parts[::2] = [
        LABEL.sub(lambda found: found[1] + LABELS[found[2]][column], x) for x in parts[::2]
    ]
    return "".join(parts)


def titles_of_sections(language: str) -> dict[str, str]:
    """Return the translated titles of sections, with their language."""
    if language not in LANGUAGES:
        return {}
    column = LANGUAGES.index(language)
    return {titles[column]: language for titles in SECTIONS.values()}


def translate_script(script: str) -> str:
    """Let the script of the search say its words in the language of the page."""
    return WORD_IN_SCRIPT.sub(_chosen, script)


def _chosen(word: re.Match[str]) -> str:
    words = dict(zip(LANGUAGES, LABELS[word[1]], strict=True))
    pairs = ",".join(f'{language}:"{text}"' for language, text in words.items())
    return f'(({{{pairs}}})[document.documentElement.lang]||"{word[1]}")'
