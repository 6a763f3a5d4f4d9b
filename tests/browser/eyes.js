// What eyes and fingers find on a page. Evaluated as a whole; the answer holds the functions.
(() => {
  const seen = (element) => {
    const { visibility, opacity } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (element.closest(".visually-hidden, .skip")) return false;
    return visibility === "visible" && opacity !== "0" && width > 1 && height > 1;
  };
  const picture = (element) => element.closest("svg, [aria-hidden=true]") !== null;

  /** Name an element so that it can be found again. */
  const named = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    const place = [left, top, right, bottom].map(Math.round).join(" ");
    return `${element.tagName}.${element.getAttribute("class") ?? ""} "${text}" at ${place}`;
  };

  /** What is not on the screen, and whether the page would scroll. */
  const outside = () => {
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    const found = [];
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} px high`);
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll("main *")) {
      if (!seen(element) || picture(element)) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (out) found.push(named(element));
    }
    return found;
  };

  /** What is touched and is smaller than a finger tip. */
  const small = () => {
    const fields = "select, input:not([type=radio], [type=checkbox]), label:has(input)";
    const targets = document.querySelectorAll(`button, a.button, summary, ${fields}`);
    const short = ({ width, height }) => width < 43.5 || height < 43.5;
    return [...targets]
      .filter((each) => seen(each) && short(each.getBoundingClientRect()))
      .map(named);
  };

  /** What hides a part of a text: something around it that cuts it off, or the edge of the page. */
  const cutBy = (text, element) => {
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const hides = (overflow) => overflow === "hidden" || overflow === "clip";
      if (around === document.documentElement) break;
      if (hides(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1)) return around;
      const edge = parseFloat(getComputedStyle(element).fontSize) * 0.3; // letters are not that tall
      if (hides(overflowY) && (text.top < box.top - edge || text.bottom > box.bottom + edge)) return around;
      if (/auto|scroll/.test(overflowX + overflowY)) return null; // one can scroll there
    }
    return text.left < -1 || text.right > innerWidth + 1 ? document.body : null;
  };

  /** Texts of which a part cannot be read. */
  const lost = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !seen(element) || picture(element)) continue;
      if (element.closest("option, textarea, script, noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const by = cutBy(range.getBoundingClientRect(), element);
      if (by) found.push(`"${node.data.trim().slice(0, 40)}" is cut off by ${named(by)}`);
    }
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} px wide`);
    return found;
  };

  /** What can be done and lies under something else, even when one scrolls there. */
  const covered = () => {
    const found = [];
    for (const element of document.querySelectorAll("button, a[href], input, select, summary")) {
      if (!seen(element) || picture(element)) continue;
      element.scrollIntoView({ block: "center", inline: "center" });
      const own = element.closest("label") ?? element;
      // A link may go over two lines, and between these lies what it is part of.
      for (const { left, top, right, bottom } of element.getClientRects()) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || !(own.contains(hit) || element.contains(hit))) {
          found.push(`${named(element)} is under ${hit && named(hit)}`);
        }
      }
    }
    return found;
  };

  /** All texts and labels. */
  const texts = () => {
    const found = new Set([document.title]);
    const labels = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script, style, noscript, #app > [role]")) continue;
      for (const label of labels) found.add(element.getAttribute(label) ?? "");
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data);
    }
    return [...found].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  };

  return { outside, small, lost, covered, texts };
})()
