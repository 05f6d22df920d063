import { honeypotName } from "#app/lib/forms/form.ts";

/** A field that people neither see nor reach, so that only a program fills it (rule forms/spam). */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        Laissez ce champ vide
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
