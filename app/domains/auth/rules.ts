import { trimEdges } from "#app/lib/forms/trim-edges.ts";
import type { Role } from "./access/rules.ts";

/** The person who makes a change in the back office. Every command that changes something gets the actor. */
export interface Actor {
  userId: string;
  email: string;
  name: string;
  sessionId: string;
  /** Present until the person has typed their name (rule accounts/name). */
  needsName?: true;
  /** Present until the person has replaced the password that the program printed (rule accounts/first). */
  needsPassword?: true;
  /** Present if the device stays signed in for thirty days. */
  isTrusted?: true;
}

/** The person who sent a request, with their role. */
export interface StaffActor extends Actor {
  role: Role;
}

/** A person's choices for the back office, stored with their account. */
export interface Preferences {
  /** Whether opening a record marks the record as read (rule inboxes/read). */
  marksReadOnOpen: boolean;
  /** Whether single letters work as shortcuts. */
  usesKeyShortcuts: boolean;
}

/** Whether a person must first choose a name or a password. */
export function hasToBegin({
  needsName,
  needsPassword,
}: Pick<Actor, "needsName" | "needsPassword">): boolean {
  return Boolean(needsName ?? needsPassword);
}

const functionNames =
  /^(admin(?:istrateur|istratrice|istrator)?|atelier|bonjour|contact|info|root|webmaster|utilisateur|user|test)\d*$/i;

/**
 * Whether a name is that of a function ('Contact') instead of a person. Customers see the name, so it must be a
 * person's.
 */
export function isFunctionName(name: string): boolean {
  return functionNames.test(name.trim());
}

/** The page where a person gives their name, or replaces a printed password, at their first sign-in. */
export const welcomePath = "/admin/bienvenue";

const minute = 60;
const hour = 60 * minute;

/**
 * The lifetimes of a session in seconds (rule accounts/sessions): `idle` without activity, `absolute` at most, and
 * `trusted` on a trusted device. The time of the last use is stored at most once in `noteEvery` seconds.
 */
export const sessionLifetimes = {
  idle: 2 * hour,
  absolute: 12 * hour,
  noteEvery: minute,
  trusted: 30 * 24 * hour,
} as const;

const window = { windowSeconds: 15 * minute };

/**
 * How many tries are allowed in fifteen minutes. A client is an IP address. `client`, `place` and `account` apply only
 * to browsers that never signed in to the account: wrong passwords slow strangers, not the owner (ADR 125).
 */
export const signInLimits = {
  /** One client, on all accounts together. */
  client: { scope: "sign-in-client", limit: 20, ...window },
  /** One client, on one account. */
  place: { scope: "sign-in-place", limit: 5, ...window },
  /** All clients, on one account. Applies only while e-mails can be sent, so that the owner gets a sign-in link. */
  account: { scope: "sign-in-account", limit: 20, ...window },
  /** A browser that signed in to the account before is never refused. Its tries are counted to slow it down. */
  known: { scope: "sign-in-known", limit: Number.MAX_SAFE_INTEGER, ...window },
  code: { scope: "sign-in-code", limit: 20, ...window },
  /** One sign-in takes two requests: for the challenge, and with its signature. So 40 requests allow 20 sign-ins. */
  passkey: { scope: "sign-in-passkey", limit: 40, ...window },
  /** How often a sign-in link is sent to one account. */
  link: { scope: "sign-in-link", limit: 1, windowSeconds: 5 * minute },
} as const;

const freeTries = 5;
const longestPaceMs = 4_000;

/**
 * Returns how long to wait before this password is checked, in milliseconds. `tries` counts the tries of the last
 * fifteen minutes; the first five do not wait.
 */
export function paceMs(tries: number): number {
  return tries <= freeTries ? 0 : Math.min(500 * 2 ** (tries - freeTries - 1), longestPaceMs);
}

/** How many minutes a person has to type a code after the right password. */
export const challengeMinutes = 10;
export const codePath = "/admin/login/code";
const recoveryCodeCount = 10;

/** The 31 letters and digits that nobody takes for another one when a code is read aloud or copied by hand. */
export const plainSigns = "abcdefghjkmnpqrstuvwxyz23456789";

/** Creates ten recovery codes of 49 bits, without letters or digits that look alike. */
export function recoveryCodes(): string[] {
  const create = () => {
    // Drops the bytes from 248 on. 248 is a multiple of the 31 characters, so each character is equally likely.
    const bytes = crypto.getRandomValues(new Uint8Array(40)).filter((byte) => byte < 248);
    return [...bytes.slice(0, 10)].map((byte) => plainSigns[byte % plainSigns.length]).join("");
  };
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = create();
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** Reads a typed code: the six digits of an app, or a recovery code. Returns null for any other text. */
export function readCode(typed: string): { code: string; isRecovery: boolean } | null {
  if (typed.length > 40) return null;
  const signs = typed.toLowerCase().replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(signs)) return { code: signs, isRecovery: false };
  if (/^[a-z0-9]{10}$/.test(signs))
    return { code: `${signs.slice(0, 5)}-${signs.slice(5)}`, isRecovery: true };
  return null;
}

/** How long a sign-in link is valid. */
export const signInLinkMinutes = 60;
export const signInLinkPath = "/admin/login/link";
export const sendSignInLinkQueueName = "send-sign-in-link";

export const passwordLengths = { minimum: 12, maximum: 200 } as const;

/**
 * Returns when a session ends even if it is in use: thirty days after its start on a trusted device, else twelve hours.
 */
export function sessionEnd({ createdAt, trusted }: { createdAt: Date; trusted: boolean }): Date {
  return new Date(
    createdAt.getTime() + (trusted ? sessionLifetimes.trusted : sessionLifetimes.absolute) * 1000,
  );
}

const backOffice = "/admin";
/** The page where an invited person chooses a name and a password. */
export const invitationPath = "/admin/login/invitation";
const notPages = ["/admin/login", codePath, signInLinkPath, invitationPath, "/admin/logout", welcomePath];

/**
 * Returns the back-office path to open after signing in. That is `asked` if it is a screen of this site's back office,
 * and the dashboard otherwise, so that a link to the sign-in page cannot lead to another site.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith(backOffice) || !URL.canParse(asked, "http://site")) return backOffice;
  const { origin, pathname, search } = new URL(asked, "http://site");
  const isInside = pathname === backOffice || pathname.startsWith(`${backOffice}/`);
  if (origin !== "http://site" || !isInside || notPages.includes(pathname)) return backOffice;
  return pathname + search;
}

/** Returns the URL of the sign-in page that continues to `path`. */
export function signInPath(path: string): string {
  const back = returnPath(path);
  return back === backOffice ? "/admin/login" : `/admin/login?${new URLSearchParams({ retour: back })}`;
}

/** Returns the URL to open after a right password: the requested page, or the page that asks for the code first. */
export function afterPassword(needsCode: boolean, asked: string | null, trusted: boolean): string {
  const back = returnPath(asked);
  if (!needsCode) return back;
  const search = new URLSearchParams({
    ...(back !== backOffice && { retour: back }),
    ...(trusted && { appareil: "on" }),
  });
  return search.size > 0 ? `${codePath}?${search}` : codePath;
}

/** Returns the URL of the page that asks for a name and continues to `path`. */
export function welcomeAddress(path: string): string {
  const back = returnPath(path);
  return back === backOffice ? welcomePath : `${welcomePath}?${new URLSearchParams({ retour: back })}`;
}

/** Returns a first display name, such as "Camille Aubry" for camille.aubry@example.fr. */
export function nameFromEmail(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[^\p{L}]+/u).filter(Boolean);
  const name = words.map((word) => word[0]?.toLocaleUpperCase("fr") + word.slice(1)).join(" ");
  return name || "Administrateur";
}

const digitLetters: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "012345678901234567890",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];
const sequences = [...rows, ...rows.map((row) => [...row].toReversed().join(""))];

export type PasswordWeakness = "short" | "long" | "email" | "repetitive" | "common";

/**
 * Returns why a password is too easy to guess, or null (rule accounts/passwords). `commonWords` are words of leaked
 * passwords, without accents or digits. One or two of these words with a few digits and signs are too easy
 * ("Motdepasse2024!"); three words are accepted as a passphrase.
 */
export function passwordWeakness(
  password: string,
  { email, commonWords }: { email: string; commonWords: ReadonlySet<string> },
): PasswordWeakness | null {
  const length = [...password].length;
  if (length < passwordLengths.minimum) return "short";
  if (length > passwordLengths.maximum) return "long";
  const folded = password.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const letters = folded.replace(/[^a-z]/g, "");
  const owner = (email.toLowerCase().split("@")[0] ?? "").replace(/[^a-z]/g, "");
  const isPadded = folded.length - letters.length < passwordLengths.minimum;
  if (folded === email.toLowerCase() || (isPadded && owner.length > 3 && letters === owner)) return "email";
  if (new Set(folded).size < 5 || isRepeatedBlock(folded) || isMadeOfSequences(folded)) return "repetitive";
  const cores = [trimEdges(folded, /[^a-z]/), trimEdges(folded.replace(/^[^a-z]+/, ""), /[^a-z0-9]/, "last")];
  const spelled = cores.map((core) =>
    core.replace(/./gu, (sign) => digitLetters[sign] ?? sign).replace(/[^a-z]/g, ""),
  );
  if (isPadded && [letters, ...spelled].some((word) => isOneOrTwoWords(word, commonWords))) return "common";
  return null;
}

function isRepeatedBlock(text: string): boolean {
  return /^(.{1,8})\1+.{0,3}$/u.test(text);
}

/** Whether the text consists only of runs of three or more neighbouring keys, letters of the alphabet or digits. */
function isMadeOfSequences(text: string): boolean {
  const signs = [...text];
  for (let start = 0; start < signs.length;) {
    let end = start + 1;
    while (end < signs.length && sequences.some((row) => row.includes(signs.slice(start, end + 1).join(""))))
      end++;
    if (end - start < 3) return false;
    start = end;
  }
  return true;
}

function isOneOrTwoWords(letters: string, words: ReadonlySet<string>): boolean {
  if (words.has(letters)) return true;
  return Array.from(letters).some(
    (_, cut) => words.has(letters.slice(0, cut)) && words.has(letters.slice(cut)),
  );
}

/** The first pattern that matches decides. The order matters, because most browsers also name other browsers. */
const browsers = [
  ["Edge", /\bEdgA?(?:iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Returns a name such as "Firefox sur Windows" (on Windows), by which people recognise their devices. */
export function describeBrowser(userAgent: string | null): string {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = find(browsers) ?? "Navigateur inconnu";
  const system = find(systems);
  return system ? `${browser} sur ${system}` : browser;
}
