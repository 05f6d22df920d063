/** A field people neither see nor reach: whoever fills it is a program (rule forms/spam). */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        Laissez ce champ vide
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
