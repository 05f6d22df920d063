import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { longDay } from "#app/lib/french/long-day.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { PendingPasskey } from "../commands.server.ts";
import { passkeyTexts as texts } from "../labels.ts";
import type { Passkeys } from "../queries.server.ts";
import { NewPasskey } from "./new-passkey.tsx";

/** The server's answer to a form of this section. */
export interface PasskeyAnswered {
  outcome: string;
  id?: string;
  said?: string;
  pending?: PendingPasskey;
  errors?: FormErrors;
}

interface PasskeySectionProps {
  passkeys: Passkeys;
  answered: PasskeyAnswered | undefined;
}

/** A person's passkeys: the section lists them, adds one on this device and removes them (rule accounts/passkeys). */
export function PasskeySection({ passkeys: { origin, kept, isFull }, answered }: PasskeySectionProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered?.said) said.current?.scrollIntoView({ block: "nearest" });
  }, [answered]);
  return (
    <SubjectSection title={texts.title} intro={texts.intro}>
      <div className="grid max-w-140 gap-4">
        <div ref={said} className="empty:hidden">
          {answered?.said && <Alert tone="success">{answered.said}</Alert>}
        </div>
        {kept.length === 0 && <p className="font-semibold">{texts.none}</p>}
        {kept.length > 0 && (
          <ul aria-label={texts.title} className="border-t border-line">
            {kept.map((passkey) => (
              <KeptPasskey
                key={passkey.id}
                passkey={passkey}
                error={answered?.id === passkey.id ? answered.errors?.current_password : undefined}
              />
            ))}
          </ul>
        )}
        {isFull ? (
          <p>{texts.full}</p>
        ) : (
          <NewPasskey
            origin={origin}
            pending={answered?.pending}
            errors={answered?.id === undefined ? (answered?.errors ?? {}) : {}}
            isDone={answered?.said !== undefined}
          />
        )}
      </div>
    </SubjectSection>
  );
}

interface KeptPasskeyProps {
  passkey: Passkeys["kept"][number];
  error: string | undefined;
}

function KeptPasskey({ passkey: { id, name, createdAt, usedAt }, error }: KeptPasskeyProps) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === "passkey-remove" && formData.get("id") === id;
  return (
    <li className="border-line py-3 not-first:border-t">
      <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
      <p className="text-muted">
        {texts.made}&nbsp;: <time dateTime={createdAt.toISOString()}>{longDay(createdAt)}</time>.{" "}
        {usedAt ? (
          <>
            {texts.used}&nbsp;: <time dateTime={usedAt.toISOString()}>{longMoment(usedAt)}</time>.
          </>
        ) : (
          `${texts.neverUsed}.`
        )}
      </p>
      <details open={error !== undefined} className="mt-1">
        <summary className="inline-block py-1 font-semibold text-danger">
          {texts.remove}
          <span className="sr-only"> {name}</span>
        </summary>
        <Form
          method="post"
          aria-label={`${texts.remove}\u00a0: ${name}`}
          noValidate
          preventScrollReset
          className="mt-2 flex flex-wrap items-start gap-3"
        >
          <input type="hidden" name="id" value={id} />
          <Field
            label={texts.password}
            name="current_password"
            error={error}
            className="min-w-0 flex-1 basis-60"
          >
            <TextInput size="sm" type="password" autoComplete="current-password" maxLength={200} />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="passkey-remove"
            variant="danger"
            size="sm"
            busy={isBusy}
            busyLabel="Un instant…"
            className="md:mt-8"
          >
            <span>
              {texts.remove}
              <span className="sr-only"> {name}</span>
            </span>
          </Button>
        </Form>
      </details>
    </li>
  );
}
