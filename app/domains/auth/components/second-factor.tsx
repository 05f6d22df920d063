import { Form, useNavigation } from "react-router";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { PendingFactor, SecondFactorOutcome } from "../commands/second-factor.server.ts";
import { secondFactorTexts as texts } from "../labels.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

/** The server's answer to a form of this section. A new second factor stays on the screen until it is confirmed. */
type Answered = SecondFactorOutcome & { intent: string; pending?: PendingFactor };

interface SecondFactorProps {
  state: { isOn: boolean; codesLeft: number };
  answered: Answered | undefined;
}

/** The section where a person switches the code after the password on or off (rule accounts/second-factor). */
export function SecondFactor({ state: { isOn, codesLeft }, answered }: SecondFactorProps) {
  const intent = answered?.intent;
  const isDone = answered?.outcome === "done";
  const renewed = isDone && intent === "renew-codes" ? answered.codes : undefined;
  const errors = (name: string) => (intent === name ? errorsOf(answered) : {});
  return (
    <SubjectSection title={texts.title} intro={texts.intro}>
      <div className="grid max-w-140 gap-4">
        <p className="font-semibold">{isOn ? texts.on(codesLeft) : texts.off}</p>
        {isDone && intent === "confirm-code" && <Alert tone="success">{texts.confirmed}</Alert>}
        {isDone && intent === "drop-code" && <Alert tone="success">{texts.dropped}</Alert>}
        {renewed && (
          <Alert tone="success" title={texts.renewed}>
            <RecoveryCodes codes={renewed} />
          </Alert>
        )}
        {!isOn && answered?.pending && (
          <SecondFactorSetup pending={answered.pending} error={errors("confirm-code").code} />
        )}
        {!isOn && !answered?.pending && (
          <PasswordAct
            intent="create-code"
            act={texts.create}
            error={errors("create-code").current_password}
          />
        )}
        {isOn && (
          <>
            <PasswordAct
              intent="renew-codes"
              act={texts.renew}
              error={errors("renew-codes").current_password}
            />
            <PasswordAct
              intent="drop-code"
              act={texts.drop}
              error={errors("drop-code").current_password}
              isDanger
            />
          </>
        )}
      </div>
    </SubjectSection>
  );
}

interface PasswordActProps {
  intent: "create-code" | "renew-codes" | "drop-code";
  act: string;
  error?: string;
  isDanger?: boolean;
}

function PasswordAct({ intent, act, error, isDanger }: PasswordActProps) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form
      method="post"
      aria-label={act}
      noValidate
      preventScrollReset
      className="flex flex-wrap items-start gap-3"
    >
      <Field label={texts.password} name="current_password" error={error} className="min-w-0 flex-1 basis-60">
        <TextInput size="sm" type="password" autoComplete="current-password" maxLength={200} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={isDanger ? "danger" : "secondary"}
        size="sm"
        busy={isBusy}
        busyLabel="Un instant…"
        className="md:mt-8"
      >
        {act}
      </Button>
    </Form>
  );
}
