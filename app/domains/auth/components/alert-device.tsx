import { Form } from "react-router";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { alertTexts } from "../labels.ts";
import type { Alerts } from "../queries.server.ts";

interface AlertDeviceProps {
  device: Alerts["devices"][number];
  told: Pick<Alerts, "isUrgentTold" | "areFailuresTold">;
  errors: FormErrors | undefined;
}

/** One browser that gets alerts: the kinds of alert, its quiet hours, a test, and the button that removes it. */
export function AlertDevice({ device, told, errors }: AlertDeviceProps) {
  const { id, browser, isCurrent, lastError } = device;
  return (
    <li className="border-t border-line pt-4">
      <h3 className="flex flex-wrap items-center gap-2.5 text-base font-semibold">
        {browser}
        {isCurrent && (
          <Tag tone="success" shape="check">
            {alertTexts.here}
          </Tag>
        )}
      </h3>
      {lastError && <p className="mt-1 text-danger">{alertTexts.trouble(lastError)}</p>}
      <Form method="post" preventScrollReset aria-label={`${alertTexts.title}, ${browser}`} className="mt-1">
        <input type="hidden" name="id" value={id} />
        {told.isUrgentTold && (
          <Checkbox name="wantsUrgent" defaultChecked={device.wantsUrgent} label={alertTexts.urgent} />
        )}
        {told.areFailuresTold && (
          <Checkbox name="wantsFailures" defaultChecked={device.wantsFailures} label={alertTexts.failures} />
        )}
        <fieldset className="mt-2">
          <legend className="font-semibold">{alertTexts.quiet}</legend>
          <p className="text-muted">{alertTexts.quietHint}</p>
          <div className="mt-2 flex flex-wrap gap-4">
            <Field
              label={alertTexts.from}
              name="quietFrom"
              optional
              error={errors?.quietFrom}
              className="w-40"
            >
              <TextInput type="time" defaultValue={device.quietFrom ?? ""} />
            </Field>
            <Field label={alertTexts.to} name="quietTo" optional className="w-40">
              <TextInput type="time" defaultValue={device.quietTo ?? ""} />
            </Field>
          </div>
          <Checkbox name="urgentPasses" defaultChecked={device.urgentPasses} label={alertTexts.passes} />
        </fieldset>
        <div className="mt-2 flex flex-wrap gap-2.5">
          <Act intent="alert-choices" label={alertTexts.save} browser={browser} />
          <Act intent="alert-trial" label={alertTexts.tryOut} browser={browser} />
          <Act intent="alert-off" label={alertTexts.remove} browser={browser} />
        </div>
      </Form>
    </li>
  );
}

function Act({ intent, label, browser }: { intent: string; label: string; browser: string }) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={intent === "alert-off" ? "danger" : "secondary"}
      size="sm"
    >
      <span>
        {label}
        <span className="sr-only"> ({browser})</span>
      </span>
    </Button>
  );
}
