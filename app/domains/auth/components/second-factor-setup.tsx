import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { secondFactorTexts as texts } from "../labels.ts";
import type { PendingFactor } from "../commands/second-factor.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/**
 * The three steps that switch a second factor on. The new secret and codes are in this form only, until it is
 * confirmed.
 */
export function SecondFactorSetup({
  pending: { uri, codes, qr },
  error,
}: {
  pending: PendingFactor;
  error?: string;
}) {
  const isBusy = useNavigation().formData?.get("intent") === "confirm-code";
  const key = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="text-h4">{texts.scan}</h3>
        <p className="mt-1 text-muted">{texts.scanText}</p>
        <div className="mt-3 max-w-52">
          <QrCode drawing={qr} label="Code à photographier" />
        </div>
        <p className="mt-3">
          <a href={uri} className="font-semibold text-cobalt">
            {texts.open}
          </a>
        </p>
        <p className="mt-2">
          {texts.key}&nbsp;:{" "}
          <code className="font-mono wrap-anywhere">{key.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
      </div>
      <div>
        <h3 className="text-h4">{texts.keep}</h3>
        <p className="mt-1 text-muted">{texts.keepText}</p>
        <RecoveryCodes codes={codes} />
      </div>
      <Form method="post" aria-label={texts.confirm} noValidate preventScrollReset className="grid gap-3">
        <h3 className="text-h4">{texts.confirm}</h3>
        <input type="hidden" name="uri" value={uri} />
        {codes.map((code) => (
          <input key={code} type="hidden" name="codes" value={code} />
        ))}
        <div className="flex flex-wrap items-start gap-3">
          <Field label="Code à six chiffres" name="code" error={error} className="min-w-0 flex-1 basis-60">
            <TextInput size="sm" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="confirm-code"
            size="sm"
            busy={isBusy}
            busyLabel="Un instant…"
            className="md:mt-8"
          >
            {texts.confirmAct}
          </Button>
        </div>
      </Form>
    </div>
  );
}
