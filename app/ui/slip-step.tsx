import type { ReactNode } from "react";

interface SlipStepProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

/** One numbered part of a form that is filled in from top to bottom. Put it in a Slip (slip.tsx) without padding. */
export function SlipStep({ number, title, children }: SlipStepProps) {
  return (
    <fieldset className="relative border-b border-line px-5 pb-6.5 md:pr-8 md:pb-8.5 md:pl-23">
      <legend className="float-left w-full pt-6 pl-12 text-h3 font-bold tracking-title md:pt-7.5 md:pl-0">
        <span
          aria-hidden="true"
          className="absolute top-4.75 left-5 grid size-8.5 place-items-center rounded-control bg-plate text-[17px] text-on-plate md:top-6.5 md:left-8"
        >
          {number}
        </span>
        <span className="font-title">{title}</span>
      </legend>
      <div className="clear-both grid gap-5 pt-5 md:grid-cols-2 md:pt-4.5">{children}</div>
    </fieldset>
  );
}
