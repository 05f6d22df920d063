import type { Register } from "react-router";

export const roles = ["owner", "technician", "writer"] as const;

/** The role of an account. It decides which screens the account may open and change (rule accounts/roles). */
export type Role = (typeof roles)[number];

/** Reading means opening a path; writing means posting to it. */
export type Act = "read" | "write";

interface Access extends Record<Act, readonly Role[]> {
  /** Whether the path returns a file or data instead of a screen. */
  isFile?: true;
}

/**
 * Every route that needs a session. The type is derived from the route table, so that the compiler reports a route that
 * has no line in `adminAccess`.
 */
type AdminPattern = Exclude<
  Extract<keyof Register["pages"], "/admin" | `/admin/${string}`>,
  `/admin/login${string}`
>;

const everyone = roles;
const owners = ["owner"] as const;
const answering = ["owner", "technician"] as const;
const writing = ["owner", "writer"] as const;

const screen = (read: readonly Role[], write = read): Access => ({ read, write });
const file = (read: readonly Role[]): Access => ({ read, write: read, isFile: true });

/** The paths of the inboxes below /admin. app/routes.ts derives the inboxes' routes from these paths (ADR 232). */
export const inboxes = ["messages", "quotes", "applications"] as const;

type Inbox = (typeof inboxes)[number];

const inboxAccess = Object.fromEntries(
  inboxes.flatMap((inbox) => [
    [`/admin/${inbox}`, screen(answering)],
    [`/admin/${inbox}/export`, file(owners)],
  ]),
) as Record<`/admin/${Inbox}` | `/admin/${Inbox}/export`, Access>;

/** The only table that says which role may open and change which screen. Server and menus read it (ADR 194). */
export const adminAccess = {
  "/admin": screen(answering, owners),
  "/admin/desk": screen(answering),
  ...inboxAccess,
  "/admin/quotes/attachments/:id": file(answering),
  "/admin/replies": file(answering),
  "/admin/templates": screen(answering),
  "/admin/templates/:id": screen(answering),
  "/admin/chatbot": screen(answering),
  "/admin/locations": screen(owners),
  "/admin/locations/import": screen(owners),
  "/admin/locations/import/file": file(owners),
  "/admin/locations/import/control": file(owners),
  "/admin/locations/import/:id/failures": file(owners),
  "/admin/locations/:id": screen(owners),
  "/admin/posts": screen(writing),
  "/admin/posts/preview": file(writing),
  "/admin/posts/generation": file(writing),
  "/admin/posts/:id": screen(writing),
  "/admin/posts/:id/autosave": file(writing),
  "/admin/posts/:id/revisions/:revision": file(writing),
  "/admin/media": file(writing),
  "/admin/newsletter": screen(owners),
  "/admin/newsletter/export": file(owners),
  "/admin/newsletter/letters": screen(writing),
  "/admin/newsletter/letters/:id": screen(writing),
  "/admin/newsletter/letters/:id/preview": file(writing),
  "/admin/analytics": screen(writing),
  "/admin/analytics/live": file(writing),
  "/admin/analytics/export": file(owners),
  "/admin/trash": screen(everyone),
  "/admin/first-start/:step?": screen(owners),
  "/admin/settings/:section?": screen(owners),
  "/admin/settings/:section/preview": file(owners),
  "/admin/staff": screen(owners),
  "/admin/privacy": screen(owners),
  "/admin/privacy/export": file(owners),
  "/admin/system": screen(owners),
  "/admin/events": file(everyone),
  "/admin/account": screen(everyone),
  "/admin/bienvenue": screen(everyone),
  "/admin/logout": screen(everyone),
  "/admin/*": screen(everyone),
} satisfies Record<AdminPattern, Access>;

/** Buttons that need a higher role than the rest of their form: a writer may save a letter, but only owners send it. */
export const guardedActs = {
  "send-letter": owners,
} satisfies Record<string, readonly Role[]>;

/** Returns the line of `adminAccess` for a matched route. A route that is not listed is for owners only. */
export function accessTo(pattern: string): Access {
  return Object.hasOwn(adminAccess, pattern) ? adminAccess[pattern as AdminPattern] : screen(owners);
}

/**
 * Whether a role may open a screen, or post to it. `address` is the screen's path as in the route table: a parameter is
 * written by its name (`:id`), and an optional parameter is left out.
 */
export function mayUse(role: Role, address: string, act: Act = "read"): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  const pattern = Object.keys(adminAccess).find((known) => known.replace(/\/:\w+\?$/, "") === path) ?? path;
  return accessTo(pattern)[act].includes(role);
}

/** Whether a role may press one of the form buttons in `guardedActs`. */
export function mayDo(role: Role, act: keyof typeof guardedActs): boolean {
  const allowed: readonly Role[] = guardedActs[act];
  return allowed.includes(role);
}

/** Returns the first screen that a role sees after signing in. */
export function homeOf(role: Role): string {
  return mayUse(role, "/admin") ? "/admin" : "/admin/posts";
}

/** Returns the role that a stored or posted text names, or undefined for any other text. */
export function readRole(text: string): Role | undefined {
  return roles.find((role) => role === text);
}

/** What the server sends to a person whose role may not open a screen. */
export interface Denial {
  /** Distinguishes a denial from the data of any other error. */
  denied: true;
  role: Role;
  account: { name: string; email: string; usesKeyShortcuts: boolean };
  /** The shop's name above the menus. It is here because no loader runs for a refused screen, not even the root's. */
  brand: { text: string; plate: string | null };
  /** The names of the people who can help. */
  owners: string[];
}
