import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import { buttonLook } from "./button-look.ts";
import { classes } from "./classes.ts";
import { Icon, type IconType } from "./icon.tsx";
import { menuItemLook, menuItemTones, MenuSheet } from "./menu-sheet.tsx";

interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** The name of the button when it only shows an icon. */
  label?: string;
  items: readonly MenuItem[];
}

export type MenuItem = {
  label: string;
  icon?: IconType;
  /** For what cannot be taken back. */
  danger?: boolean;
  disabled?: boolean;
} & ({ onSelect: () => void } | { to: string });

/** A button and the acts it opens on. */
export function Menu({ trigger, label, items }: MenuProps) {
  return (
    <MenuSheet
      trigger={trigger}
      label={label}
      className={buttonLook("secondary", "sm", "aria-expanded:bg-ink aria-expanded:text-white")}
    >
      {items.map((item) => (
        <MenuLine key={item.label} item={item} />
      ))}
    </MenuSheet>
  );
}

function MenuLine({ item }: { item: MenuItem }) {
  const look = classes(menuItemLook, menuItemTones[item.danger ? "danger" : "plain"]);
  const face = (
    <>
      {item.icon && <Icon icon={item.icon} size={18} />}
      {item.label}
    </>
  );
  return "to" in item ? (
    <AppLink to={item.to} role="menuitem" tabIndex={-1} className={look}>
      {face}
    </AppLink>
  ) : (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      onClick={item.onSelect}
      className={look}
    >
      {face}
    </button>
  );
}
