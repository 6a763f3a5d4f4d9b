// Tables, plots and diagrams that are wider than the page scroll in a box of their own. The box can be
// reached by keyboard as long as there is something to scroll.
const BOXES = ".md-typeset__scrollwrap, .sequence, .shots, .md-typeset p:has(> img)";

const update = () => {
  for (const box of document.querySelectorAll(BOXES)) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
};

addEventListener("load", update);
new ResizeObserver(update).observe(document.body);
