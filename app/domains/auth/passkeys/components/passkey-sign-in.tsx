import { useState, useSyncExternalStore } from "react";
import { useNavigation, useSubmit } from "react-router";
import {
  askForPasskey,
  hasPasskeys,
  mayHavePasskeys,
  type PasskeyFailure,
} from "#app/lib/trust/passkey-device.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { passkeyFailures, passkeyTexts } from "../labels.ts";

const never = () => () => {};

/**
 * The part of the sign-in form for passkeys. Its space is reserved from the start, so that nothing moves when the
 * script arrives. The space stays empty if the browser has no passkeys.
 */
export function PasskeySignIn({ origin }: { origin: string }) {
  const isPossible = useSyncExternalStore(
    never,
    () => hasPasskeys(origin),
    () => true,
  );
  const [state, setState] = useState<"idle" | "asking" | PasskeyFailure>("idle");
  const submit = useSubmit();
  const isSending = useNavigation().formData?.get("intent") === "passkey";
  if (!mayHavePasskeys(origin)) return null;

  async function signIn(form: HTMLFormElement | null) {
    setState("asking");
    const asked = await askForPasskey("/admin/login/passkey").catch(
      () => ({ failure: "unreachable" }) as const,
    );
    setState("failure" in asked ? asked.failure : "idle");
    if ("failure" in asked || !form) return;
    const typed = new FormData(form);
    typed.delete("password");
    typed.set("intent", "passkey");
    typed.set("answer", asked.answer);
    await submit(typed, { method: "post" });
  }

  return (
    <div className={classes("grid gap-4 noscript:hidden", !isPossible && "invisible")}>
      <p className="flex items-center gap-3 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {passkeyTexts.or}
      </p>
      <Button
        variant="secondary"
        busy={state === "asking" || isSending}
        busyLabel="Un instant…"
        onClick={(event) => void signIn(event.currentTarget.closest("form"))}
      >
        {passkeyTexts.signIn}
      </Button>
      {state !== "idle" && state !== "asking" && <Alert tone="danger">{passkeyFailures[state]}</Alert>}
    </div>
  );
}
