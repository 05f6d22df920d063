import type { Page } from "@playwright/test";

/**
 * Returns the texts of the page that cannot be read completely: they go past an edge of the screen or of a box that
 * clips them, or overlap another text. A box that scrolls clips nothing. An excerpt that ends in '…' is cut on purpose.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2;
    const found: string[] = [];
    const lines: { box: DOMRect; element: Element; text: string }[] = [];
    const hidden = "script, style, noscript, [popover]:not(:popover-open), dialog:not([open])";

    /**
     * Returns the left and right edge between which an element is visible. Null if it scrolls or is for screen readers.
     */
    function room(element: Element): readonly [number, number] | null {
      let [left, right] = [0, window.innerWidth];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { width, left: from, right: to } = box.getBoundingClientRect();
        if (style.display === "contents") continue;
        if (width <= 2) return null;
        if (style.overflowX !== "visible") {
          if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth) return null;
          [left, right] = [Math.max(left, from), Math.min(right, to)];
        }
        if (style.position === "fixed") break;
      }
      return [left, right];
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(hidden) || getComputedStyle(element).webkitLineClamp !== "none") continue;
      const edges = room(element);
      if (!edges) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (box.left < edges[0] - tolerance || box.right > edges[1] + tolerance)
          found.push(`${text}: ${Math.round(Math.max(edges[0] - box.left, box.right - edges[1]))} px cut`);
        if (!element.closest("header, .bottom-bar, [data-door], a[href='#contenu']"))
          lines.push({ box, element, text });
      }
    }
    lines.forEach(({ box, element, text }, index) => {
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const isOver = across > tolerance && down > Math.min(box.height, other.box.height) * 0.45;
        if (isOver && element !== other.element) found.push(`${text}: over ${other.text}`);
      }
    });
    return [...new Set(found)];
  });
}
