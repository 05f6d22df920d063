import { Hours } from "./hours.tsx";

interface NextStepsProps {
  /** The id of the heading. */
  id: string;
  steps: readonly { strong: string; rest: string }[];
  phone: { display: string; href: string };
  hours: string;
}

/** The column beside a form. It says what happens once the form is sent, and how to reach the shop without the form. */
export function NextSteps({ id, steps, phone, hours }: NextStepsProps) {
  return (
    <>
      <h2 id={id} className="text-h3 tracking-small">
        Et ensuite&nbsp;?
      </h2>
      <ol className="mt-3.5 grid gap-3.5">
        {steps.map(({ strong, rest }, index) => (
          <li key={strong} className="relative pl-8.5 text-base">
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 font-title text-[1.25rem] leading-tight font-display"
            >
              {index + 1}
            </span>
            <b>{strong}</b> {rest}
          </li>
        ))}
      </ol>
      <p className="mt-5.5 border-t border-line pt-4.5 text-base">
        Plus simple de vive voix&nbsp;?{" "}
        <a href={phone.href} className="font-bold whitespace-nowrap tabular-nums">
          {phone.display}
        </a>
        <br />
        <span className="text-small text-muted">
          <Hours text={hours} />
        </span>
      </p>
    </>
  );
}
