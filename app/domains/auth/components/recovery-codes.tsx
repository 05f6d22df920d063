/** The recovery codes in two columns. Each is an item of a list, so that a copied list has one code on each line. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul aria-label="Codes de secours" className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-base">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
