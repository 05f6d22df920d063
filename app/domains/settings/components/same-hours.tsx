import { Button } from "#app/ui/button.tsx";
import { settingsTexts as texts } from "../labels.ts";

const followers = ["tuesday", "wednesday", "thursday", "friday"];

interface SameHoursProps {
  onCopied: () => void;
}

/** Gives Monday's hours to the other days of the working week, in the form it stands in. Without script it is not there. */
export function SameHours({ onCopied }: SameHoursProps) {
  return (
    <div className="md:col-span-6 noscript:hidden">
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget: { form } }) => {
          const of = (day: string) => form?.elements.namedItem(day);
          const monday = of("monday");
          if (!(monday instanceof HTMLInputElement)) return;
          for (const day of followers.map(of)) if (day instanceof HTMLInputElement) day.value = monday.value;
          onCopied();
        }}
      >
        {texts.sameHours}
      </Button>
    </div>
  );
}
