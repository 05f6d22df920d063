import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { firstValue } from "#app/lib/forms/form.ts";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { SegmentedRadio } from "#app/ui/segmented-radio.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { roleLabels } from "../../access/labels.ts";
import { roles } from "../../access/rules.ts";
import { staffTexts as texts } from "../labels.ts";
import type { StaffAnswer } from "./staff-screen.tsx";

/** The form that invites a person by their e-mail address and gives them a role. */
export function InvitationForm({ answered }: { answered: StaffAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const isDone = answered?.outcome === "done";
  const typed = isDone ? undefined : answered;
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone, answered]);
  const isBusy = useNavigation().formData?.get("intent") === "invite";
  const errors = errorsOf(typed);
  const chosen = typed && firstValue(typed.values, "role");
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label={texts.invite}
      className="grid gap-5"
    >
      <Field label={texts.email} name="email" error={errors.email} className="max-w-110">
        <TextInput
          size="sm"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={typed && firstValue(typed.values, "email")}
        />
      </Field>
      <FieldGroup legend={texts.role} error={errors.role}>
        <SegmentedRadio
          name="role"
          stacked
          defaultValue={chosen}
          options={roles.map((role) => ({
            value: role,
            label: roleLabels[role].name,
            hint: roleLabels[role].text,
          }))}
        />
      </FieldGroup>
      <div>
        <Button type="submit" name="intent" value="invite" size="sm" busy={isBusy} busyLabel="Un instant…">
          {texts.inviteAct}
        </Button>
      </div>
    </Form>
  );
}
