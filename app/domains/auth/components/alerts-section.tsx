import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { alertSupport, subscribeToAlerts } from "#app/lib/alerts/subscription.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { alertTexts } from "../labels.ts";
import type { Alerts } from "../queries.server.ts";
import { AlertDevice } from "./alert-device.tsx";

/** The server's answer to a form of this section. */
export interface AlertAnswer {
  outcome: string;
  id?: string;
  said?: string;
  refusal?: string | null;
  errors?: FormErrors;
}

/** Lists this person's alert devices, with the kinds of alert for each (rules reach/alerts, reach/choices). */
export function AlertsSection({ alerts, answered }: { alerts: Alerts; answered: AlertAnswer | undefined }) {
  const { key, devices, isUrgentTold, areFailuresTold } = alerts;
  if (!isUrgentTold && !areFailuresTold) return null;
  const isOnHere = devices.some(({ isCurrent }) => isCurrent);
  return (
    <SubjectSection title={alertTexts.title} intro={alertTexts.intro}>
      <div className="grid gap-4">
        <Said answered={answered} />
        {key === null ? <LockedKey canRenew={areFailuresTold} /> : !isOnHere && <TurnOn publicKey={key} />}
        {devices.length > 0 && (
          <ul className="grid gap-5">
            {devices.map((device) => (
              <AlertDevice
                key={device.id}
                device={device}
                told={alerts}
                errors={answered?.id === device.id ? answered.errors : undefined}
              />
            ))}
          </ul>
        )}
      </div>
    </SubjectSection>
  );
}

/** Shows the result of the last form near the pressed button. */
function Said({ answered }: { answered: AlertAnswer | undefined }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered?.said || answered?.refusal) said.current?.scrollIntoView({ block: "nearest" });
  }, [answered]);
  return (
    <div ref={said}>
      <div role="status" className="empty:hidden">
        {answered?.said && <p className="font-semibold text-success-ink">{answered.said}</p>}
      </div>
      {answered?.refusal && <Alert tone="danger">{answered.refusal}</Alert>}
    </div>
  );
}

/**
 * The message that the stored key for alerts cannot be read. Everybody gets the same text, but only an owner gets the
 * button for a new key, because a new key ends the alerts of all people.
 */
function LockedKey({ canRenew }: { canRenew: boolean }) {
  if (!canRenew) return <Alert tone="danger">{alertTexts.locked}</Alert>;
  return (
    <Alert tone="danger">
      {alertTexts.locked}
      <Form method="post" preventScrollReset aria-label={alertTexts.renew} className="mt-3">
        <Button type="submit" name="intent" value="alert-renew" variant="secondary" size="sm">
          {alertTexts.renew}
        </Button>
      </Form>
    </Alert>
  );
}

const never = () => () => {};

/**
 * The button that turns alerts on. It needs JavaScript, because only a script can ask the browser for an alert address.
 */
function TurnOn({ publicKey }: { publicKey: string }) {
  const support = useSyncExternalStore(never, alertSupport, () => "possible" as const);
  const [state, setState] = useState<"idle" | "asking" | "denied" | "failed">("idle");
  const submit = useSubmit();
  const isSaving = useNavigation().formData?.get("intent") === "alert-on";
  if (support === "none") return <p>{alertTexts.unsupported}</p>;

  async function turnOn() {
    setState("asking");
    try {
      const fields = await subscribeToAlerts(publicKey);
      setState(fields ? "idle" : "denied");
      if (fields)
        await submit({ intent: "alert-on", ...fields }, { method: "post", preventScrollReset: true });
    } catch {
      setState("failed");
    }
  }

  const isDenied = support === "denied" || state === "denied";
  return (
    <div className="noscript:hidden">
      <p className="mb-3">{alertTexts.quietLater}</p>
      {state === "failed" && (
        <Alert tone="danger" className="mb-3">
          {alertTexts.failed}
        </Alert>
      )}
      {/* On a phone, the text and the button have the same height. Nothing moves when one replaces the other. */}
      <div className="max-md:min-h-17">
        {isDenied ? (
          <p>{alertTexts.denied}</p>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={state === "asking" || isSaving}
            busyLabel="Un instant…"
            onClick={() => void turnOn()}
          >
            {alertTexts.turnOn}
          </Button>
        )}
      </div>
    </div>
  );
}
