// German as it is written in Switzerland and Liechtenstein: ss for ß, and other quotation marks; the same in locales/__init__.py.

const MARKS: Readonly<Record<string, string>> = { ß: "ss", "„": "«", "“": "»" };

export function inSwissSpelling(text: string): string {
  return text.replaceAll(/[ß„“]/g, (mark) => MARKS[mark] ?? mark);
}
