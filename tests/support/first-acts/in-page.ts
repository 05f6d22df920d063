import type { Control, ControlKind, Device } from "./control.ts";

/** The result of the act, as the code in the page observes it. */
interface Outcome {
  isDone: boolean;
  /** The time from the visitor's press to the effect of the act, in ms, or undefined when there was no effect. */
  effectMs: number | undefined;
  /** The time from the visitor's press to the next frame, in ms. */
  feedbackMs: number;
  seen: string;
}

interface Judge {
  controls(): Control[];
  /** Brings the control into view and remembers the effect it should have. Returns where to press and what to type. */
  aim(
    control: Control,
    device: Device,
    isAlwaysScrolled: boolean,
  ): { x: number; y: number; typed: string; heading: string; isSearch: boolean; hasToScroll: boolean };
  outcome(): Outcome;
  /** Whether the press hit another place because the page moved after aiming. The next page can also answer this. */
  missed(): boolean;
  /** Whether the page shows an error or another message about a form. */
  speaks(): boolean;
}

declare global {
  interface Window {
    judge: Judge;
  }
}

/** Runs in the page before any of its scripts. Finds the controls and watches the effect of an act. */
export function installJudge(): void {
  const selector =
    "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [tabindex='0']";
  const texts: Record<string, string> = {
    email: "a@exemple.fr",
    tel: "0243123456",
    number: "7",
    date: "01012031",
    time: "1015P",
  };
  const all = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const panelOf = (element: HTMLElement) =>
    element instanceof HTMLButtonElement
      ? ((element.popoverTargetElement as HTMLElement | null) ??
        document.getElementById(element.getAttribute("commandfor") ?? ""))
      : null;
  const nameOf = (element: HTMLElement) =>
    (
      element.getAttribute("aria-label") ??
      // The name of a control must stay the same. The text of such a button may change with the time, its target not.
      element.getAttribute("popovertarget") ??
      ("labels" in element && element.innerText === ""
        ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(" ")
        : element.innerText)
    )
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 40) || element.tagName.toLowerCase();

  function kindOf(element: HTMLElement): ControlKind {
    if (element instanceof HTMLAnchorElement) {
      if (!/^https?:$/.test(element.protocol) || element.host !== location.host) return "away";
      if (element.target || element.hasAttribute("download")) return "away";
      const isHere = element.pathname === location.pathname && element.search === location.search;
      return isHere && element.hash ? "anchor" : "page";
    }
    if (panelOf(element)) return "popover";
    if (element.tagName === "SUMMARY") return "fold";
    if (element instanceof HTMLTextAreaElement) return "text";
    if (element instanceof HTMLSelectElement) return "select";
    if (element instanceof HTMLInputElement) {
      if (element.type === "file") return "file";
      return ["checkbox", "radio"].includes(element.type) ? "choice" : "text";
    }
    if (element instanceof HTMLButtonElement && element.type === "submit" && element.form) return "submit";
    return element.matches("button, [role=button], [role=tab]") ? "other" : "area";
  }

  const canScroll = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;

  /** Whether a press in the middle of an element reaches that element once it is in view. */
  function canBePressed(element: HTMLElement): boolean {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return isPressable(element);
  }
  function isPressable(element: HTMLElement): boolean {
    const hit = document.elementFromPoint(...middle(element));
    return hit !== null && (element.contains(hit) || labelled(element, hit));
  }
  const labelled = (element: HTMLElement, hit: Element) =>
    "labels" in element &&
    [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit));
  function middle(element: HTMLElement): [number, number] {
    // A link that spans several lines is pressed on its first line.
    const [first] = element.getClientRects();
    const { left, top, width, height } = first ?? element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  /** Returns everything in the page that a visitor could have changed, as a text. */
  function signature(): string {
    const open = [...document.querySelectorAll("dialog[open], details[open], :popover-open")];
    const told = [
      ...document.querySelectorAll("[aria-expanded], [aria-pressed], [aria-current], [aria-selected]"),
    ];
    const scrolled = [...document.querySelectorAll("*")].filter(({ scrollLeft }) => scrollLeft > 0);
    return JSON.stringify([
      open.map(({ id, tagName }) => tagName + id),
      told.map(({ ariaExpanded, ariaPressed, ariaCurrent, ariaSelected }) =>
        [ariaExpanded, ariaPressed, ariaCurrent, ariaSelected].join(),
      ),
      scrolled.map(({ tagName, scrollLeft }) => tagName + Math.round(scrollLeft)),
      [...document.querySelectorAll("input")].map(({ type }) => type).join(),
    ]);
  }

  /** Returns a function that reports whether a control had its effect. Call this before the act, to store the state. */
  function goal(element: HTMLElement, kind: ControlKind, device: Device): () => boolean {
    if (kind === "popover") return () => isShown(panelOf(element) as HTMLElement);
    if (kind === "fold") {
      const fold = element.parentElement as HTMLDetailsElement;
      const was = fold.open;
      return () => fold.open !== was;
    }
    if (kind === "anchor") {
      const id = decodeURIComponent((element as HTMLAnchorElement).hash.slice(1));
      // A link of the carousel scrolls its list, not the page, so its target only has to be in view.
      return element.closest("[data-carousel]") ? () => isInView(id) : () => isReached(id);
    }
    if (kind === "text") {
      const field = element as HTMLInputElement;
      const asked = texts[field.type] ?? "écran noir";
      // A date or time is typed in the language's format, but its value has another. An estimate adds text to a field.
      const isTyped = () =>
        ["date", "time"].includes(field.type) ? field.value !== "" : field.value.includes(asked);
      return () => isTyped() && document.activeElement === field;
    }
    if (kind === "choice") {
      const box = element as HTMLInputElement;
      const was = box.type === "radio" ? false : box.checked;
      const isShownIn = () => (document.documentElement.dataset.theme ?? "device") === box.value;
      return () => box.checked !== was && (box.name !== "theme" || isShownIn());
    }
    if (kind === "select") {
      const list = element as HTMLSelectElement;
      const was = list.value;
      return () => list.value !== was || list.matches(":open");
    }
    if (kind === "area") return () => element.scrollLeft + element.scrollTop > 0;
    if (kind === "submit") return () => judge.speaks();
    if (kind === "away") return () => wasFollowed;
    const was = signature();
    return () =>
      device === "focus" ? document.activeElement === element : hasPrinted || signature() !== was;
  }

  /** Returns a function that reports whether the act begins to show: a text's first letter, a scroll's first step. */
  function beginning(element: HTMLElement, kind: ControlKind): () => boolean {
    if (kind !== "text" && kind !== "anchor") return reached;
    const lists = [...(element.closest("[data-carousel]")?.querySelectorAll("*") ?? [])];
    const slid = () => scrollY + lists.reduce((sum, { scrollLeft }) => sum + scrollLeft, 0);
    const now = kind === "text" ? () => (element as HTMLInputElement).value : slid;
    const was = now();
    return () => now() !== was || reached();
  }

  function isInView(id: string): boolean {
    const target = document.getElementById(id);
    if (!target) return false;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const isBeside = left >= -4 && Math.min(right, left + innerWidth) <= innerWidth + 4;
    return isBeside && bottom > 0 && (top < innerHeight || scrollY === 0);
  }

  function isReached(id: string): boolean {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return isInView(id) && (Math.abs(top) < innerHeight / 2 || isEnd || scrollY === 0);
  }

  let wasFollowed = false;
  let hasPrinted = false;
  window.print = () => void (hasPrinted = true);
  let started = 0;
  let effect: number | undefined;
  let reached: () => boolean = () => false;
  let begun: () => boolean = () => false;
  let feedback = 0;
  let first = 0;

  const watch = () => {
    if (begun()) effect ??= performance.now() - started;
    else if (performance.now() - started < 3000) requestAnimationFrame(watch);
  };
  const start = (event: Event) => {
    if (started || !aimed) return;
    started = event.timeStamp;
    requestAnimationFrame(watch);
  };
  let aimed: HTMLElement | null = null;
  let isByTab = false;
  // A press that missed its target may have followed a link. So the miss is stored where the next page can read it.
  const missKey = "first-act-missed";
  const hit = ({ target }: Event) => {
    if (!aimed || !(target instanceof Element)) return;
    if (!aimed.contains(target) && !labelled(aimed, target)) sessionStorage.setItem(missKey, "");
  };
  addEventListener("pointerdown", hit, { capture: true });
  for (const type of ["pointerdown", "keydown", "pointerover"])
    addEventListener(type, start, { capture: true });
  // With the keyboard, the time of the act is measured from the moment at which the control gets the focus.
  addEventListener("focusin", ({ target, timeStamp }) => {
    if (isByTab && target === aimed) started = timeStamp;
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !aimed) return;
    wasFollowed = true;
    if (kindOf(link) === "away") event.preventDefault();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!started || !entry.interactionId || entry.startTime < started) continue;
      first ||= entry.interactionId;
      if (entry.interactionId === first) feedback = Math.max(feedback, entry.duration);
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  const judge: Judge = {
    controls: () =>
      all().flatMap((element, index) => {
        if (!isShown(element) || element.tabIndex < 0 || element.matches(":disabled")) return [];
        const kind = kindOf(element);
        if (kind === "area" && !canScroll(element)) return [];
        const pressed: Device[] = kind !== "area" && canBePressed(element) ? ["mouse", "touch"] : [];
        const opens: Device[] = kind === "popover" && innerWidth >= 1024 ? ["hover", "focus"] : [];
        const leads = element instanceof HTMLAnchorElement ? element.pathname + element.search : "";
        const isFrame = !element.closest("main");
        const devices: Device[] = [...pressed, "keyboard", ...opens];
        return [{ index, kind, name: nameOf(element), devices, leads, isFrame }];
      }),
    aim({ index, name, kind }, device, isAlwaysScrolled) {
      const element = all()[index];
      if (!element || nameOf(element) !== name || !isShown(element))
        throw new Error(`'${name}' is not there`);
      const field = element as HTMLInputElement;
      // A search for an empty text may leave the page as it is. Its effect could not be seen.
      if (kind === "submit" && field.form?.method === "get")
        for (const search of field.form.querySelectorAll<HTMLInputElement>("[type=search]"))
          search.value ||= "écran noir";
      reached = goal(element, kind, device);
      const hasToScroll = isAlwaysScrolled || !isPressable(element);
      if (hasToScroll) element.scrollIntoView({ block: "center", behavior: "instant" });
      begun = beginning(element, kind);
      if (device === "keyboard") element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      aimed = element;
      isByTab = device === "focus";
      const [x, y] = middle(element);
      const typed = kind === "text" ? (texts[field.type] ?? "écran noir") : "";
      const isSearch = field.form?.method === "get";
      return { x, y, typed, isSearch, hasToScroll, heading: document.querySelector("h1")?.innerText ?? "" };
    },
    outcome: () => ({
      isDone: reached(),
      effectMs: effect,
      feedbackMs: feedback,
      seen: `${location.pathname}${location.search}${location.hash} at ${Math.round(scrollY)}, ${signature()}`,
    }),
    missed: () => sessionStorage.getItem(missKey) !== null,
    speaks: () =>
      document.querySelector("[aria-invalid=true], main [role=alert], footer [role=alert]") !== null ||
      (document.activeElement?.matches(":invalid") ?? false),
  };
  window.judge = judge;
}
