import { afterEach, expect, test, vi } from "vitest";
import { firstSign } from "./first-sign.ts";

afterEach(() => vi.unstubAllGlobals());

/** The parts of a page that firstSign uses. */
function openPage({ navigator = {}, scrollY = 0 } = {}) {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("scrollY", scrollY);
  const seen = vi.fn();
  void firstSign().then(seen);
  return {
    seen,
    async hear(sign: string, details = {}) {
      page.dispatchEvent(Object.assign(new Event(sign), details));
      await new Promise(setImmediate);
    },
  };
}

// rule pages/first-sign
test("a mouse that moves is a first sign, but a mouse that does not move when the page appears under it is not", async () => {
  const { seen, hear } = openPage();
  await hear("pointermove", { movementX: 0, movementY: 0 });
  expect(seen).not.toHaveBeenCalled();
  await hear("pointermove", { movementX: 0, movementY: -1 });
  expect(seen).toHaveBeenCalledOnce();
});

test("a mouse at another position counts as moved, even if its browser reports no distance", async () => {
  const { seen, hear } = openPage();
  const still = { movementX: 0, movementY: 0, screenX: 20 };
  await hear("pointermove", { ...still, screenY: 20 });
  await hear("pointermove", { ...still, screenY: 20 });
  expect(seen).not.toHaveBeenCalled();
  await hear("pointermove", { ...still, screenY: 21 });
  expect(seen).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"])(
  "the event %s is a first sign",
  async (sign) => {
    const { seen, hear } = openPage();
    await hear(sign);
    expect(seen).toHaveBeenCalledOnce();
  },
);

test.each([{ navigator: { userActivation: { hasBeenActive: true } } }, { scrollY: 12 }])(
  "an action before the script listened counts as a first sign",
  async (done) => {
    const { seen, hear } = openPage(done);
    await hear("load");
    expect(seen).toHaveBeenCalledOnce();
  },
);
