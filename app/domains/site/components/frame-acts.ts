import { headerLook, headerScrollThreshold, isCurrent, wideQuery } from "../rules/header.ts";

/** If the page scrolls less than this, nobody scrolled it: its layout settled. */
const settlingPixels = 8;

/**
 * The script of the header and its menus, which open without it (frame.css). Works on the document, so
 * that nothing that React renders later changes what is open (rules pages/first-act, pages/header).
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
  tellExpanded();
  keepLinksAlive();
}

/** How long after a press on a link a reload counts as caused by that link. */
const loadingMs = 15_000;

/**
 * When a script of the next page does not load, the router reloads the current page, so the link would seem dead. The
 * link's page is loaded as a whole document instead.
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

/** Brings the header up to date with the page's scroll and address, after a change of page by the router too. */
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

/** A closed menu stays closed, although the pointer or the focus is still on it. */
function beforeToggle(event: Event): void {
  openedAt = scrollY;
  const menu = menuOf(event.target);
  menu?.toggleAttribute("data-shut", (event as ToggleEvent).newState === "closed");
}

/** The pointer or the focus has returned. */
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
    // An open popover closes by itself and returns the focus.
    if (!panelOf(menu)?.checkVisibility() || panelOf(menu)?.matches(":popover-open")) continue;
    menu.setAttribute("data-shut", "");
    if (panelOf(menu)?.contains(document.activeElement)) menu.querySelector("button")?.focus();
  }
}

/** A chosen link closes its menu, also when it leads to a part of the same page. */
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
