import { useId, type ReactNode } from "react";
import { firstMessage, FieldMessages } from "./field.tsx";

interface FieldGroupProps {
  legend: ReactNode;
  id?: string;
  hint?: ReactNode;
  error?: string | readonly string[] | null;
  className?: string;
  children: ReactNode;
}

/** Several controls that answer one question. They have one legend, one hint and one error together. */
export function FieldGroup({ legend, id, hint, error, className, children }: FieldGroupProps) {
  const madeUpId = useId();
  const groupId = id ?? madeUpId;
  const message = firstMessage(error);
  const wiring = {
    hintId: hint ? `${groupId}-description` : undefined,
    errorId: message ? `${groupId}-error` : undefined,
  };
  const described = [wiring.errorId, wiring.hintId].filter(Boolean).join(" ");
  return (
    <fieldset id={groupId} tabIndex={-1} aria-describedby={described || undefined} className={className}>
      <legend className="mb-1.75 flex w-full items-baseline justify-between gap-3 text-base leading-snug">
        <span className="font-semibold">{legend}</span>
      </legend>
      {children}
      <FieldMessages wiring={wiring} hint={hint} message={message} />
    </fieldset>
  );
}
