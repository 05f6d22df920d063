import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

const tones = {
  success: { icon: Check, box: "border-success bg-success-wash", mark: "text-success" },
  danger: { icon: TriangleAlert, box: "border-danger bg-danger-wash", mark: "text-danger" },
  info: { icon: Info, box: "border-line-strong bg-sheet", mark: "text-ink" },
};

interface AlertProps {
  tone: keyof typeof tones;
  title?: ReactNode;
  /** "alert" interrupts a screen reader, "status" does not. "none" is for a note that is always on the page. */
  role?: "alert" | "status" | "none";
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A message on the page: what happened, what is not lost, what to do. Only an error interrupts screen readers. */
export function Alert({ tone, title, role, id, className, children }: AlertProps) {
  const { icon, box, mark } = tones[tone];
  const announced = role ?? (tone === "danger" ? "alert" : tone === "success" ? "status" : "none");
  return (
    <div
      id={id}
      role={announced === "none" ? undefined : announced}
      className={classes(
        "on-sheet grid grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-control border-outline px-4 py-3.5 text-small",
        box,
        className,
      )}
    >
      <Icon icon={icon} className={classes("mt-0.5", mark)} />
      <div>
        {title && <p className="text-base font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
