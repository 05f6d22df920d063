import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { FormErrors } from "#app/lib/forms/form.ts";
import {
  hasPasskeys,
  makePasskey,
  mayHavePasskeys,
  type PasskeyFailure,
} from "#app/lib/trust/passkey-device.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { PendingPasskey } from "../commands.server.ts";
import { passkeyFailures, passkeyTexts as texts } from "../labels.ts";
import { longestName } from "../rules.ts";

interface NewPasskeyProps {
  origin: string;
  /** Present once the password is accepted. */
  pending: PendingPasskey | undefined;
  errors: FormErrors;
  /** Whether the last form succeeded, so that its typed values are no longer needed. */
  isDone: boolean;
}

const never = () => () => {};

/** Adds a passkey in two steps: the name and the password, then the device's own dialog. Needs JavaScript. */
export function NewPasskey({ origin, pending, errors, isDone }: NewPasskeyProps) {
  const isPossible = useSyncExternalStore(
    never,
    () => hasPasskeys(origin),
    () => mayHavePasskeys(origin),
  );
  if (!isPossible) return <p className="text-muted">{texts.unsupported}</p>;
  return (
    <>
      <div className="noscript:hidden">
        {pending ? (
          <Creation key={pending.options.challenge} pending={pending} />
        ) : (
          <Asking errors={errors} isDone={isDone} />
        )}
      </div>
      <p className="hidden text-muted noscript:block">{texts.unsupported}</p>
    </>
  );
}

function Asking({ errors, isDone }: Pick<NewPasskeyProps, "errors" | "isDone">) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().formData?.get("intent") === "passkey-challenge";
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <Form
      method="post"
      aria-label={texts.add}
      noValidate
      preventScrollReset
      ref={form}
      className="grid gap-3"
    >
      <h3 className="text-h4">{texts.add}</h3>
      <Field label={texts.name} name="passkey_name" hint={texts.nameHint} error={errors.passkey_name}>
        <TextInput size="sm" maxLength={longestName} autoComplete="off" />
      </Field>
      <Field label={texts.password} name="current_password" error={errors.current_password}>
        <TextInput size="sm" type="password" autoComplete="current-password" maxLength={200} />
      </Field>
      <div>
        <Button
          type="submit"
          name="intent"
          value="passkey-challenge"
          variant="secondary"
          size="sm"
          busy={isBusy}
          busyLabel="Un instant…"
        >
          {texts.begin}
        </Button>
      </div>
    </Form>
  );
}

/** The second step: a button that opens the browser's dialog. Some browsers open it only after a press. */
function Creation({ pending: { name, options } }: { pending: PendingPasskey }) {
  const [state, setState] = useState<"idle" | "asking" | PasskeyFailure>("idle");
  const button = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  const isSaving = useNavigation().formData?.get("intent") === "passkey-add";
  useEffect(() => button.current?.querySelector("button")?.focus(), []);

  async function create() {
    setState("asking");
    const made = await makePasskey(options).catch(() => ({ failure: "unreachable" }) as const);
    setState("failure" in made ? made.failure : "idle");
    if ("failure" in made) return;
    const fields = { intent: "passkey-add", passkey_name: name, answer: made.answer };
    await submit(fields, { method: "post", preventScrollReset: true });
  }

  return (
    <div role="group" aria-label={texts.add} className="grid gap-3">
      <h3 className="text-h4">{texts.add}</h3>
      <p role="status" className="wrap-anywhere">
        {texts.ready(name)}
      </p>
      {state !== "idle" && state !== "asking" && <Alert tone="danger">{passkeyFailures[state]}</Alert>}
      <div ref={button}>
        <Button
          size="sm"
          busy={state === "asking" || isSaving}
          busyLabel="Un instant…"
          onClick={() => void create()}
        >
          {texts.create}
        </Button>
      </div>
    </div>
  );
}
