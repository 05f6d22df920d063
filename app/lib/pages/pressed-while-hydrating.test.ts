import { afterEach, expect, test, vi } from "vitest";
import { keepPressesFrom } from "./pressed-while-hydrating.ts";

afterEach(() => vi.unstubAllGlobals());

/** An element of the page. The browser handles clicks and typing on it without a script if `isAnswered` is true. */
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
const types = ["pointerdown", "keydown", "click", "input", "focusin"];

/** Starts a page on which React listens and hydrates, and a script of the page's own listens too. */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", PageElement);
  const heard: Record<"react" | "own", string[]> = { react: [], own: [] };
  const hearing = (who: "react" | "own") => () => {
    for (const type of types) document.addEventListener(type, () => heard[who].push(type), true);
  };
  const end = keepPressesFrom(hearing("react"));
  hearing("own")();
  const press = (target: PageElement) => {
    for (const type of types)
      page.dispatchEvent(Object.defineProperty(new Event(type), "target", { value: target }));
    return { react: heard.react.splice(0), own: heard.own.splice(0) };
  };
  return { end, press };
}

// rule pages/first-act
test("while React hydrates it gets only the events that need it, and afterwards it gets every event", () => {
  const { end, press } = openPage();
  expect(press(fold).react).toEqual(["focusin"]);
  expect(press(button).react).toEqual(["click", "input", "focusin"]);
  end();
  expect(press(fold).react).toEqual(types);
});

// rule pages/first-act
test("the page's own scripts get every press while React hydrates", () => {
  const { press } = openPage();
  expect(press(fold).own).toEqual(types);
  expect(press(button).own).toEqual(types);
});
