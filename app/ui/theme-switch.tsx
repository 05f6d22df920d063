import { useEffect, useRef } from "react";
import { classes } from "./classes.ts";

const themes = [
  { value: "device", label: "Comme l’appareil" },
  { value: "light", label: "Claire" },
  { value: "dark", label: "Sombre" },
];

/**
 * The choice between light, dark and the device's own look, on this device only (rule pages/theme). The script in the
 * document's head applies the choice (app/lib/early/theme.ts). Without scripts the device decides and the switch is
 * hidden.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The script in the document's head ran before the router showed this screen, so the inputs are set here.
    const chosen = document.documentElement.dataset.theme ?? "device";
    for (const input of box.current?.querySelectorAll("input") ?? []) input.checked = input.value === chosen;
  }, []);
  return (
    <fieldset ref={box} className={classes("flex flex-wrap items-center gap-x-5 noscript:hidden", className)}>
      <legend className="float-left mr-5 font-semibold">Apparence</legend>
      {themes.map(({ value, label }) => (
        <label key={value} className="inline-flex min-h-10 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === "device"}
            className="size-4.5 in-[.on-ink]:text-current"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
