import { useId } from "react";
import { wholeNumber } from "#app/lib/french/numbers.ts";

interface ProgressProps {
  label: string;
  value: number;
  /** The total; 0 while it is unknown. */
  max: number;
  /** Formats both values; whole numbers by default. */
  format?: (value: number) => string;
  className?: string;
}

/** A progress bar with its count and its percentage as text: "212 sur 354, 60 %" (212 of 354). */
export function Progress({ label, value, max, format = wholeNumber, className }: ProgressProps) {
  const id = useId();
  const percent = max > 0 ? Math.floor((100 * value) / max) : 0;
  return (
    <div className={className}>
      <div className="mb-2 flex flex-wrap justify-between gap-x-4 text-small">
        <label htmlFor={id}>{label}</label>
        <b className="tabular-nums">
          {max > 0 ? `${format(value)} sur ${format(max)}, ${percent}\u202f%` : "Préparation…"}
        </b>
      </div>
      <progress
        id={id}
        max={max > 0 ? max : 1}
        value={max > 0 ? value : undefined}
        className="progress block h-2.5 w-full"
      />
    </div>
  );
}
