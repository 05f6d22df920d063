import { headerLook, headerScrollThreshold, isCurrent, wideQuery } from "../rules/header.ts";

/** A page that scrolls by fewer pixels was only moved by its own layout, not by a person. */
const settlingPixels = 8;

/**
 * Starts the script of the header and its menus, which also open without it (frame.css). The script listens on the
 * document, so that nothing that React renders later changes what is open (rules pages/first-act, pages/header).
 */
export function startFrameActs(): void {
  refreshFrame();
  addEventListener("scroll", onScroll, { passive: true });
  matchMedia(wideQuery).addEventListener("change", closePassingMenu);
  // The events of popovers do not bubble.
  document.addEventListener("beforetoggle", beforeToggle, true);
  for (const type of ["toggle", "pointerover", "pointerout", "focusin", "focusout"])
    document.addEventListener(type, () => requestAnimationFrame(tellExpanded), true);
  document.addEventListener("focusin", arriveByFocus);
  document.addEventListener("focusout", leaveByFocus);
  document.addEventListener("keydown", closeOnEscape);
  document.addEventListener("click", closeOnLink, true);
  for (const menu of hoverMenus()) menu.addEventListener("pointerenter", forgetShut);
  // Runs in the next animation frame, which computes the styles anyway.
  requestAnimationFrame(tellExpanded);
  keepLinksAlive();
}

/** For how long after somebody pressed a link a reload counts as caused by that link. */
const loadingMs = 15_000;

/**
 * Makes links work when the browser cannot load a script of the next page. In that case the router would reload the
 * current page, as if the link did nothing. This function loads the link's page as a whole document instead.
 */
function keepLinksAlive(): void {
  if (!("navigation" in window)) return;
  let wanted = "";
  let pressedAt = 0;
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.host === location.host) [wanted, pressedAt] = [link.href, performance.now()];
  };
  addEventListener("click", note, true);
  navigation.addEventListener("navigate", (event) => {
    const isForLink = event.navigationType === "reload" && !event.userInitiated && wanted !== "";
    if (!isForLink || performance.now() - pressedAt > loadingMs) return;
    event.preventDefault();
    location.assign(wanted);
  });
}

/**
 * Updates the header for the page's scroll position and URL. It is also called after the router has changed the page.
 */
export function refreshFrame(): void {
  const header = document.querySelector<HTMLElement>("header[data-look]");
  if (!header) return;
  header.dataset.look = headerLook(header.dataset.starts === "light", scrollY > headerScrollThreshold);
  for (const link of header.querySelectorAll<HTMLAnchorElement>("nav a[href^='/']")) {
    if (isCurrent(link.getAttribute("href") ?? "", location.pathname)) link.ariaCurrent = "page";
    else link.removeAttribute("aria-current");
  }
}

const hoverMenus = () => document.querySelectorAll<HTMLElement>("[data-hover-menu]");
const panelOf = (menu: Element) => menu.querySelector<HTMLElement>("[popover]");
const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hover-menu]") : null;

let openedAt = 0;

function onScroll(): void {
  const header = document.querySelector<HTMLElement>("header[data-look]");
  if (header)
    header.dataset.look = headerLook(header.dataset.starts === "light", scrollY > headerScrollThreshold);
  // Scroll events inside the panel do not reach the window.
  if (Math.abs(scrollY - openedAt) > settlingPixels) closePassingMenu();
}

function closePassingMenu(): void {
  const open = document.querySelector<HTMLElement>("[data-passing-menu]:popover-open");
  open?.hidePopover();
}

/** Marks a menu that was closed, so that it stays closed although the pointer or the focus is still on it. */
function beforeToggle(event: Event): void {
  openedAt = scrollY;
  const menu = menuOf(event.target);
  menu?.toggleAttribute("data-shut", (event as ToggleEvent).newState === "closed");
}

/** Removes the mark of a closed menu when the pointer or the focus returns to the menu. */
function forgetShut(event: Event): void {
  if (event.currentTarget instanceof Element) event.currentTarget.removeAttribute("data-shut");
}

function arriveByFocus({ target, relatedTarget }: FocusEvent): void {
  const menu = menuOf(target);
  if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget))
    menu.removeAttribute("data-shut");
}

function leaveByFocus({ target, relatedTarget }: FocusEvent): void {
  const menu = menuOf(target);
  if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) shut(menu);
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  for (const menu of hoverMenus()) {
    // A popover that is open closes without this script and returns the focus.
    if (!panelOf(menu)?.checkVisibility() || panelOf(menu)?.matches(":popover-open")) continue;
    menu.setAttribute("data-shut", "");
    if (panelOf(menu)?.contains(document.activeElement)) menu.querySelector("button")?.focus();
  }
}

/** Closes the menu of a chosen link, even if the link leads to a part of the same page. */
function closeOnLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const menu = menuOf(link);
  if (menu) shut(menu);
  if (link?.closest("[data-passing-menu]")) closePassingMenu();
}

function shut(menu: HTMLElement): void {
  menu.setAttribute("data-shut", "");
  const panel = panelOf(menu);
  if (panel?.matches(":popover-open")) panel.hidePopover();
}

function tellExpanded(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("header [popovertarget]")) {
    const panel = button.popoverTargetElement;
    if (panel) button.ariaExpanded = String(panel.checkVisibility());
  }
}
