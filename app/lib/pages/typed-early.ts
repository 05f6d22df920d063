type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * React's own record of the last value of a control that React has seen. React ignores an event when the control still
 * has this value.
 */
const tracker = "_valueTracker";

interface Tracked {
  [tracker]?: { setValue: (value: string) => void };
}

/** A function that reports to React a control that somebody has changed. */
type Tell = () => void;

/**
 * When a page has just become interactive, reports the text that was typed before to the page's forms (rule
 * reach/typed-early). The script of a form missed those keys, so it would see no change and overwrite the text.
 */
export function tellTypedEarly(): void {
  const controls = [...document.querySelectorAll<Control>("input, textarea, select")];
  // All controls are read before React gets the first report, because the form may then overwrite the other controls.
  const early = controls
    // A search form handles early text by itself.
    .filter(({ form }) => form?.getAttribute("method") !== "get")
    .flatMap((control) => readEarly(control) ?? []);
  for (const tell of early) tell();
}

function readEarly(control: Control): Tell | null {
  if (control instanceof HTMLSelectElement) return readChoice(control);
  if (["checkbox", "radio"].includes(control.type)) return readBox(control as HTMLInputElement);
  const { value, defaultValue } = control;
  if (control.type === "hidden" || value === defaultValue) return null;
  return () => {
    if (control.value !== value) control.value = value;
    seenAs(control, defaultValue);
    say(control, "input");
  };
}

function readChoice(select: HTMLSelectElement): Tell | null {
  const options = [...select.options];
  const before = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  const { value } = select;
  if (select.selectedOptions[0] === before) return null;
  return () => {
    select.value = value;
    say(select, "input");
    say(select, "change");
  };
}

function readBox(box: HTMLInputElement): Tell | null {
  const { checked, defaultChecked } = box;
  // Only the chosen radio button of a group is reported.
  if (checked === defaultChecked || (box.type === "radio" && !checked)) return null;
  return () => {
    box.checked = checked;
    say(box, "input");
    seenAs(box, String(defaultChecked));
    // React listens for a click here. A plain Event, unlike a MouseEvent, does not change the box itself.
    say(box, "click");
  };
}

function seenAs(control: Control, value: string): void {
  (control as Tracked)[tracker]?.setValue(value);
}

function say(control: Control, event: string): void {
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
