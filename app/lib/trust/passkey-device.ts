import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Why a browser gave no passkey. `known` means that the device already has a passkey of this account. */
export type PasskeyFailure = "cancelled" | "known" | "limited" | "unreachable" | "unable";

/** A device's response, as sent in a form, or the reason why there is none. */
export type PasskeyAnswer = { answer: string } | { failure: PasskeyFailure };

/**
 * Whether passkeys can be made for a site. Its host must have a name (no IP address), and its URL must use TLS or be on
 * this machine.
 */
export function mayHavePasskeys(siteOrigin: string): boolean {
  const { hostname, protocol } = new URL(siteOrigin);
  const isNamed = !/^[\d.]+$|:/.test(hostname);
  return isNamed && (protocol === "https:" || hostname === "localhost");
}

/** Whether this page may use passkeys in this browser. */
export function hasPasskeys(siteOrigin: string): boolean {
  const isHere = location.origin === siteOrigin;
  return typeof PublicKeyCredential === "function" && isHere && mayHavePasskeys(siteOrigin);
}

/** Asks the person for one of their passkeys. A POST to the URL `address` creates the challenge. Loads the library. */
export async function askForPasskey(address: string): Promise<PasskeyAnswer> {
  const [created, { startAuthentication }] = await Promise.all([
    fetch(address, { method: "POST" }),
    import("@simplewebauthn/browser"),
  ]);
  if (created.status === 429) return { failure: "limited" };
  if (!created.ok) return { failure: "unreachable" };
  const optionsJSON = (await created.json()) as PublicKeyCredentialRequestOptionsJSON;
  return answerOf(startAuthentication({ optionsJSON }));
}

/** Asks the device to make a passkey. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<PasskeyAnswer> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return answerOf(startRegistration({ optionsJSON }));
}

async function answerOf(asked: Promise<unknown>): Promise<PasskeyAnswer> {
  try {
    return { answer: JSON.stringify(await asked) };
  } catch (error) {
    return { failure: failures.get(error instanceof Error ? error.name : "") ?? "unable" };
  }
}

/**
 * Failures by WebAuthn error name. Browsers report a refusal, a timeout and a missing passkey alike, as "not allowed".
 */
const failures: ReadonlyMap<string, PasskeyFailure> = new Map([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["InvalidStateError", "known"],
]);
