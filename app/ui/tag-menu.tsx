import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { capitalized } from "#app/lib/french/capitals.ts";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { inputLook } from "./input-look.ts";
import { menuItemLook, menuItemTones, MenuSheet } from "./menu-sheet.tsx";
import { Tag, type TagShape, type TagTone } from "./tag.tsx";

interface TagMenuProps {
  /** The name of the choice: "Statut" (status). */
  label: string;
  value: string;
  /** The result of the record: "perdu" (lost). The tag shows it in place of the state, because both are too long. */
  note?: { text: string; tone: TagTone; shape: TagShape };
  options: readonly { value: string; label: string; tone: TagTone; shape?: TagShape; disabled?: boolean }[];
  onChange: (value: string) => void;
  /** True while a choice is being saved. */
  busy?: boolean;
}

/** Shows the current state, one of a few, as a tag. A choice takes effect immediately. */
export function TagMenu({ label, value, note, options, onChange, busy }: TagMenuProps) {
  const current = options.find((option) => option.value === value);
  const state = [current?.label, note?.text].filter(Boolean).join(", ");
  return (
    <MenuSheet
      trigger={
        <>
          {current ? (
            <Tag tone={(note ?? current).tone} shape={(note ?? current).shape}>
              {note ? capitalized(note.text) : current.label}
            </Tag>
          ) : (
            label
          )}
          <Icon icon={ChevronDown} />
        </>
      }
      label={current ? `${label}\u00a0: ${state}` : label}
      busy={busy}
      className={inputLook("sm", "flex items-center justify-between gap-3 text-left")}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
          className={classes(menuItemLook, menuItemTones.plain, "justify-between")}
        >
          <Tag tone={option.tone} shape={option.shape}>
            {option.label}
          </Tag>
          {option.value === value && <Icon icon={Check} size={18} />}
        </button>
      ))}
    </MenuSheet>
  );
}
