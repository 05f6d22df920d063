interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** The numbered steps of a process. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="group relative grid grid-cols-[34px_1fr] gap-x-5 pb-8 last:pb-0 md:gap-x-7"
        >
          <span
            aria-hidden="true"
            className="absolute top-0 bottom-0 left-4 border-l-2 border-ink group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="relative grid size-8.5 place-items-center rounded-control bg-plate font-title text-[17px] leading-none font-bold text-on-plate"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 max-w-[38.4em] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
