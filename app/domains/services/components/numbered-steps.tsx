import { classes } from "#app/ui/classes.ts";

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** The number of columns on a large screen, by the number of steps. More than five steps have three columns. */
const columns: Record<number, string> = {
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
};

/** The numbered steps of a process. On a large screen they are side by side, otherwise one below the other. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={classes("lg:grid lg:gap-x-6 lg:gap-y-8", columns[steps.length] ?? "lg:grid-cols-3")}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="group relative grid grid-cols-[34px_1fr] gap-x-5 pb-8 last:pb-0 md:gap-x-7 lg:block lg:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-0 bottom-0 left-4 border-l-2 border-ink group-last:hidden lg:top-4 lg:-right-6 lg:bottom-auto lg:left-0 lg:border-t-2 lg:border-l-0"
          />
          <span
            aria-hidden="true"
            className="relative grid size-8.5 place-items-center rounded-control bg-plate font-title text-[17px] leading-none font-bold text-on-plate"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1 lg:pt-4 lg:pr-2">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 max-w-[38.4em] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
