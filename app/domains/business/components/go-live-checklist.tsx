/** Lists the legal fields to fill in before going live (rule pages/legal). Renders nothing when all are filled. */
export function GoLiveChecklist({ missing }: { missing: string[] }) {
  if (missing.length === 0) return null;
  return (
    <div className="rounded-control border border-line bg-sheet p-5">
      <h3 className="text-h4">Avant la mise en ligne</h3>
      <p className="mt-1 text-small text-muted">
        Ces mentions s’affichent « À compléter » sur les pages légales. Elles se remplissent dans le profil de
        l’entreprise.
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-1 text-small md:grid-cols-2">
        {missing.map((label) => (
          <li
            key={label}
            className="flex gap-2 before:mt-2 before:size-2 before:shrink-0 before:rounded-[2px] before:border-2 before:border-line-strong"
          >
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
