// Layout checks. The expression evaluates to an object of functions.
(() => {
  const isVisible = (element) => {
    const { visibility, opacity } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (element.closest(".visually-hidden, .skip")) return false;
    return visibility === "visible" && opacity !== "0" && width > 1 && height > 1;
  };
  const isDecoration = (element) => element.closest("svg, [aria-hidden=true]") !== null;

  /** Describe an element for error messages. */
  const describe = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    const place = [left, top, right, bottom].map(Math.round).join(" ");
    return `${element.tagName}.${element.getAttribute("class") ?? ""} "${text}" at ${place}`;
  };

  /** Elements outside the viewport, and whether the page scrolls. */
  const offScreen = () => {
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    const found = [];
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} px high`);
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll("main *")) {
      if (!isVisible(element) || isDecoration(element)) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (out) found.push(describe(element));
    }
    return found;
  };

  /** Touch targets smaller than 44 pixels. */
  const smallTargets = () => {
    const fields = "select, input:not([type=radio], [type=checkbox]), label:has(input)";
    const targets = document.querySelectorAll(`button, a.button, summary, ${fields}`);
    const short = ({ width, height }) => width < 43.5 || height < 43.5;
    return [...targets]
      .filter((each) => isVisible(each) && short(each.getBoundingClientRect()))
      .map(describe);
  };

  /** The ancestor that clips a text, or the body if the text leaves the page. */
  const clippedBy = (text, element) => {
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const hides = (overflow) => overflow === "hidden" || overflow === "clip";
      if (around === document.documentElement) break;
      if (hides(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1)) return around;
      const edge = parseFloat(getComputedStyle(element).fontSize) * 0.3; // glyphs are smaller than the line box
      if (hides(overflowY) && (text.top < box.top - edge || text.bottom > box.bottom + edge)) return around;
      if (/auto|scroll/.test(overflowX + overflowY)) return null; // reachable by scrolling
    }
    return text.left < -1 || text.right > innerWidth + 1 ? document.body : null;
  };

  /** Texts that are partly cut off. */
  const clipped = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !isVisible(element) || isDecoration(element)) continue;
      if (element.closest("option, textarea, script, noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const by = clippedBy(range.getBoundingClientRect(), element);
      if (by) found.push(`"${node.data.trim().slice(0, 40)}" is cut off by ${describe(by)}`);
    }
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} px wide`);
    return found;
  };

  /** Controls covered by another element, even after scrolling to them. */
  const covered = () => {
    const found = [];
    for (const element of document.querySelectorAll("button, a[href], input, select, summary")) {
      if (!isVisible(element) || isDecoration(element)) continue;
      element.scrollIntoView({ block: "center", inline: "center" });
      const own = element.closest("label") ?? element;
      // A link may wrap, so check each of its lines.
      for (const { left, top, right, bottom } of element.getClientRects()) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || !(own.contains(hit) || element.contains(hit))) {
          found.push(`${describe(element)} is under ${hit && describe(hit)}`);
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

  return { offScreen, smallTargets, clipped, covered, texts };
})()
