/** The browser's offer to install the back office as an app. Only Chromium makes such an offer. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer: InstallOffer | undefined;
const followers = new Set<() => void>();

/**
 * Stores the browser's install offer for the account screen, where people look for it. Returns a function that stops
 * listening for offers.
 */
export function keepInstallOffer(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const keep = (event: Event) => {
    event.preventDefault();
    change(event as InstallOffer);
  };
  addEventListener("beforeinstallprompt", keep, { signal });
  addEventListener("appinstalled", () => change(undefined), { signal });
  return () => ended.abort();
}

/** Calls `changed` when the browser begins or ceases to offer the installation. Returns a function that stops this. */
export function followInstallOffer(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** Whether the browser can install the app now. */
export function hasInstallOffer(): boolean {
  return offer !== undefined;
}

/** Opens the browser's own install prompt. An offer can be used only once. */
export async function install(): Promise<void> {
  await offer?.prompt();
  change(undefined);
}

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  const isOnHomeScreen = "standalone" in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia("(display-mode: standalone)").matches;
}

function change(next: InstallOffer | undefined): void {
  offer = next;
  for (const changed of followers) changed();
}
