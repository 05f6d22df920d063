import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { settingsTexts as texts } from "../labels.ts";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday"];
/** The days whose hours can be copied to the following days: Monday to Thursday. */
const names = ["lundi", "mardi", "mercredi", "jeudi"];

interface SameHoursProps {
  onCopied: () => void;
}

/**
 * The button that copies one day's hours to the following days until Friday, in the form that contains the button. The
 * day is the last one whose hours were typed, and Monday until then. Only a script can copy, so without JavaScript the
 * button is not shown.
 */
export function SameHours({ onCopied }: SameHoursProps) {
  const place = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(0);
  useEffect(() => {
    const form = place.current?.closest("form");
    const note = ({ target }: Event) => {
      const typed = days.indexOf(target instanceof HTMLInputElement ? target.name : "");
      if (typed >= 0 && typed < names.length) setFrom(typed);
    };
    form?.addEventListener("input", note);
    return () => form?.removeEventListener("input", note);
  }, []);
  return (
    <div ref={place} className="md:col-span-6 noscript:hidden">
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget: { form } }) => {
          const of = (day: string) => form?.elements.namedItem(day);
          const [first, ...others] = days.slice(from).map(of);
          if (!(first instanceof HTMLInputElement)) return;
          for (const day of others) if (day instanceof HTMLInputElement) day.value = first.value;
          onCopied();
        }}
      >
        {texts.sameHours(names[from] ?? "lundi")}
      </Button>
    </div>
  );
}
