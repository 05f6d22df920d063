import type { ComponentProps } from "react";
import { AppLink } from "./app-link.tsx";
import { buttonLook, type ButtonSize, type ButtonVariant } from "./button-look.ts";
import { Icon, type IconType } from "./icon.tsx";

interface LinkButtonProps extends ComponentProps<typeof AppLink> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconType;
}

/** A link that looks like a button: it leads to a page and changes nothing. */
export function LinkButton({
  variant = "primary",
  size = "md",
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AppLink {...rest} className={buttonLook(variant, size, className)}>
      {icon && <Icon icon={icon} />}
      {children}
    </AppLink>
  );
}
