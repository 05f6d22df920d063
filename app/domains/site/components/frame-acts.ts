import { headerLook, headerScrollThreshold, isCurrent, wideQuery } from "../rules/header.ts";

/** The most pixels that a page scrolls by itself when its layout settles. Such a scroll closes no menu. */
const settlingPixels = 8;

/**
 * Starts the script of the header and its menus. The menus also open without it (frame.css). The script listens on the
 * document, not on elements, so that what React renders later does not close a menu (rules pages/first-act and
 * pages/header).
 */
export function startFrameActs(): void {
  refreshFrame();
  addEventListener("scroll", onScroll, { passive: true });
  matchMedia(wideQuery).addEventListener("change", closePassingMenu);
  // The events of popovers do not bubble, so this listens in the capture phase.
  document.addEventListener("beforetoggle", beforeToggle, true);
  for (const type of ["toggle", "pointerover", "pointerout", "focusin", "focusout"])
    document.addEventListener(type, () => requestAnimationFrame(tellExpanded), true);
  document.addEventListener("focusin", arriveByFocus);
  document.addEventListener("focusout", leaveByFocus);
  document.addEventListener("keydown", closeOnEscape);
  document.addEventListener("click", closeOnLink, true);
  for (const menu of hoverMenus()) menu.addEventListener("pointerenter", forgetShut);
  // Runs in the next animation frame, because the browser computes the styles there anyway.
  requestAnimationFrame(tellExpanded);
  keepLinksAlive();
}

/** For how long after a press on a link a reload of the page counts as caused by that press. */
const loadingMs = 15_000;

/**
 * Makes a link work when the browser cannot load a script of the next page. The router would then reload the current
 * page, as if the link did nothing. Instead, this loads the link's page as a whole document.
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

/** Updates the header for the page's scroll position and URL, at the start and after each change of the page. */
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
  // Scrolling inside the menu fires no event on the window, so this is a scroll of the page.
  if (Math.abs(scrollY - openedAt) > settlingPixels) closePassingMenu();
}

function closePassingMenu(): void {
  const open = document.querySelector<HTMLElement>("[data-passing-menu]:popover-open");
  open?.hidePopover();
}

/**
 * Marks a menu that was closed. Without the mark, the style sheet would show it again while the pointer or the focus is
 * on it.
 */
function beforeToggle(event: Event): void {
  openedAt = scrollY;
  const menu = menuOf(event.target);
  menu?.toggleAttribute("data-shut", (event as ToggleEvent).newState === "closed");
}

/** Removes the mark of a closed menu, so that the menu can open again when the pointer or the focus returns to it. */
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
    // The browser itself closes an open popover on Escape, and returns the focus.
    if (!panelOf(menu)?.checkVisibility() || panelOf(menu)?.matches(":popover-open")) continue;
    menu.setAttribute("data-shut", "");
    if (panelOf(menu)?.contains(document.activeElement)) menu.querySelector("button")?.focus();
  }
}

/** Closes the menu that contains the pressed link. This is needed when the link leads to a part of the same page. */
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
