import { SteelRule } from "#app/ui/steel-rule.tsx";
import type { Figure } from "../profile.ts";

/** Four numbers below a drawn steel ruler. On a large screen, the columns start at its marks, 80 px apart. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div>
      <SteelRule />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-y-5 md:grid-cols-4 2xl:grid-cols-[320px_320px_320px_1fr]">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="-mt-3.5 flex flex-col-reverse justify-end border-l-2 border-ink pt-8 pr-2 pl-3.5 max-md:nth-[n+3]:mt-0 max-md:nth-[n+3]:pt-1 md:pl-5"
          >
            <dt className="mt-2 max-w-[12.8em] text-small leading-snug">{label}</dt>
            <dd className="font-title text-[min(2.5rem,10.5vw)] leading-none font-display tracking-figure max-[22rem]:text-[2rem] lg:text-figure">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
