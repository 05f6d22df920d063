/** How a visitor acts: with a mouse, a finger or a keyboard. `hover` and `focus` press nothing. */
export type Device = "mouse" | "touch" | "keyboard" | "hover" | "focus";

/** The kind of a control, found from its HTML alone. */
export type ControlKind =
  | "page"
  | "anchor"
  | "away"
  | "popover"
  | "fold"
  | "text"
  | "choice"
  | "select"
  | "file"
  | "submit"
  | "area"
  | "other";

/** A control of a page, as the judge (the code in in-page.ts that watches the page) found it. */
export interface Control {
  /** The control's index among all controls of the document. */
  index: number;
  kind: ControlKind;
  name: string;
  /** The devices that can reach the control. */
  devices: Device[];
  /** The target of a link: its path and query. */
  leads: string;
  /** True outside the page's own content: in the header, the footer or a bar. */
  isFrame: boolean;
}
