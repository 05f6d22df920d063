import { expect, type Locator } from "@playwright/test";

/** Presses Tab until this control has the focus, as somebody without a mouse does. */
export async function keysTo(target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 100; stops += 1) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
