import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until this control has the focus, as somebody without a mouse would. */
export async function keysTo(target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 100; stops += 1) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/**
 * Records whether the focused element matches `focused` when the first element that matches `shown` appears, because a
 * key pressed at that moment goes to the focused element. Returns a function that expects a match.
 */
export async function watchFocus(page: Page, shown: string, focused: string): Promise<() => Promise<void>> {
  await page.evaluate(
    ([appears, has]) => {
      const watcher = new MutationObserver(() => {
        if (!document.querySelector(appears)) return;
        watcher.disconnect();
        document.documentElement.dataset.focusThen = String(document.activeElement?.matches(has));
      });
      watcher.observe(document, { childList: true, subtree: true, attributes: true });
    },
    [shown, focused] as const,
  );
  return () => expect(page.locator("html")).toHaveAttribute("data-focus-then", "true");
}
