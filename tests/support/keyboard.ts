import { expect, type Locator, type Page } from "@playwright/test";

/** Presses a key (Tab if none is given) until the control has the focus, as somebody without a mouse would. */
export async function keysTo(target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 100; stops += 1) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/**
 * Watches for the first element that matches `shown`. A key pressed when it appears goes to the focused element, so
 * this records whether that one matches `focused`. Returns a function that expects that it did.
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
