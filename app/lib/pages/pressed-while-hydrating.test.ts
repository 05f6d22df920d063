import { afterEach, expect, test, vi } from "vitest";
import { keepPressesFromReact } from "./pressed-while-hydrating.ts";

afterEach(() => vi.unstubAllGlobals());

/** An element of the page. The browser handles clicks on it without a script if `isAnswered` is true. */
class PageElement {
  readonly isAnswered: boolean;
  constructor(isAnswered: boolean) {
    this.isAnswered = isAnswered;
  }
  closest() {
    return this.isAnswered ? this : null;
  }
}
const fold = new PageElement(true);
const button = new PageElement(false);

// rule pages/first-act
test("while React hydrates it hears only clicks on what needs it, and afterwards it hears every press", () => {
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", PageElement);
  const end = keepPressesFromReact();
  const heard: string[] = [];
  for (const type of ["pointerdown", "click", "keydown"])
    page.addEventListener(type, () => heard.push(type), true);
  const press = (type: string, target: PageElement) =>
    page.dispatchEvent(Object.defineProperty(new Event(type), "target", { value: target }));

  press("pointerdown", button);
  press("click", fold);
  expect(heard).toEqual([]);
  press("click", button);
  press("keydown", button);
  expect(heard).toEqual(["click", "keydown"]);
  end();
  press("pointerdown", button);
  press("click", fold);
  expect(heard).toEqual(["click", "keydown", "pointerdown", "click"]);
});
