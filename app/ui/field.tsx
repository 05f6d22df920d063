import { createContext, useContext, useId, type ReactNode } from "react";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

export interface FieldWiring {
  id: string;
  name: string;
  hintId?: string;
  errorId?: string;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

interface FieldProps {
  label: ReactNode;
  name: string;
  /** Of the control; the hint is `{id}-description`, the error `{id}-error`. Made up unless told. */
  id?: string;
  hint?: ReactNode;
  /** One message or several; the first is shown. Empty means no error. */
  error?: string | readonly string[] | null;
  /** Only optional fields are marked. */
  optional?: boolean;
  className?: string;
  /** One control: TextInput, TextArea, Select… It finds its id, name and messages by itself. */
  children: ReactNode;
}

/** A label above, one control, a hint below, an error below in words. */
export function Field({ label, name, id, hint, error, optional = false, className, children }: FieldProps) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const message = firstMessage(error);
  const wiring: FieldWiring = {
    id: controlId,
    name,
    hintId: hint ? `${controlId}-description` : undefined,
    errorId: message ? `${controlId}-error` : undefined,
    required: !optional,
  };
  return (
    <div className={className}>
      <div className="mb-1.75 flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="text-base leading-snug font-semibold">
          {label}
        </label>
        {optional && <OptionalMark />}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldMessages wiring={wiring} hint={hint} message={message} />
    </div>
  );
}

/** The hint and the error under a control or a group of controls. */
export function FieldMessages({
  wiring: { hintId, errorId },
  hint,
  message,
}: {
  wiring: Pick<FieldWiring, "hintId" | "errorId">;
  hint?: ReactNode;
  message?: string;
}) {
  return (
    <>
      {hint && (
        <p id={hintId} className="mt-1.75 text-small leading-snug text-muted">
          {hint}
        </p>
      )}
      {message && (
        <p
          id={errorId}
          className="mt-1.75 flex items-start gap-1.75 text-small leading-snug font-medium text-danger in-[.on-ink]:text-white"
        >
          <Icon icon={TriangleAlert} size={17} className="mt-0.5" />
          <span>{message}</span>
        </p>
      )}
    </>
  );
}

/** Beside the label of an optional field. */
export function OptionalMark() {
  return <span className="text-small leading-snug text-muted">facultatif</span>;
}

export function firstMessage(error: string | readonly string[] | null | undefined): string | undefined {
  const first = typeof error === "string" ? error : error?.[0];
  return first || undefined;
}

interface ControlProps {
  id?: string;
  name?: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
  "aria-required"?: boolean | "true" | "false";
}

/** The attributes of a control: its own, completed by those of the field around it. */
export function useControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.id,
    name: props.name ?? field.name,
    "aria-describedby": classes(field.errorId, field.hintId, props["aria-describedby"]) || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field.errorId ? true : undefined),
    "aria-required": props.required ? undefined : (props["aria-required"] ?? (field.required || undefined)),
  };
}
