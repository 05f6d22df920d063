import { useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { longDay } from "#app/lib/french/long-day.ts";
import { BreakableEmail } from "#app/ui/breakable-email.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { roleLabels } from "../../access/labels.ts";
import { roles } from "../../access/rules.ts";
import { staffTexts as texts } from "../labels.ts";
import type { StaffAccount } from "../queries.server.ts";

interface AccountRowProps {
  account: StaffAccount;
  /** Whether it is the viewer's own account. */
  isSelf: boolean;
}

/** One account, with the changes that another owner may make. */
export function AccountRow({ account, isSelf }: AccountRowProps) {
  const { name, email, role, deactivatedAt } = account;
  return (
    <li className="grid gap-3 border-line py-4 not-first:border-t">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold wrap-anywhere">
          {name}
          <Tag>{roleLabels[role].name}</Tag>
          {isSelf && (
            <Tag tone="success" shape="check">
              {texts.you}
            </Tag>
          )}
          {deactivatedAt && (
            <Tag tone="danger" shape="cross">
              {texts.deactivated} le {longDay(deactivatedAt)}
            </Tag>
          )}
        </p>
        <p className="text-muted">
          <BreakableEmail email={email} />
        </p>
        {isSelf && <p className="mt-1 text-muted">{texts.yourself}</p>}
      </div>
      {!isSelf && (
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          {!deactivatedAt && <RoleForm account={account} />}
          <StateForm account={account} />
        </div>
      )}
    </li>
  );
}

function RoleForm({ account: { id, name, email, role } }: { account: StaffAccount }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === "change-role" && formData.get("id") === id;
  return (
    <Form
      // React reads a default value only once. The key makes it build the field again when the role has changed.
      key={role}
      method="post"
      preventScrollReset
      // The label also has the e-mail address, because two people may have the same name.
      aria-label={`${texts.role}\u00a0: ${name}, ${email}`}
      className="flex flex-wrap items-end gap-2.5"
    >
      <input type="hidden" name="id" value={id} />
      <Field label={texts.role} name="role">
        <Select size="sm" defaultValue={role} className="w-44">
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleLabels[one].name}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        type="submit"
        name="intent"
        value="change-role"
        size="sm"
        variant="secondary"
        busy={isBusy}
        busyLabel="Un instant…"
      >
        <span>
          {texts.changeRole}
          <span className="sr-only"> {texts.theRole}</span>
        </span>
      </Button>
    </Form>
  );
}

/** The button asks before it deactivates the account. Without JavaScript it does not: an account can be reactivated. */
function StateForm({ account: { id, name, email, deactivatedAt } }: { account: StaffAccount }) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const act = deactivatedAt ? "reactivate" : "deactivate";
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      aria-label={`${texts[act]}\u00a0: ${name}, ${email}`}
      onSubmit={(event) => {
        if (deactivatedAt) return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={act} />
      <Button type="submit" size="sm" variant={deactivatedAt ? "secondary" : "danger"} disabled={isBusy}>
        <span>
          {texts[act]}
          <span className="sr-only"> {name}</span>
        </span>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.deactivateTitle(name)}
        confirmLabel={texts.deactivate}
        cancelLabel={texts.keep}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void submit(form.current, { preventScrollReset: true });
        }}
      >
        {texts.deactivateText}
      </ConfirmDialog>
    </Form>
  );
}
