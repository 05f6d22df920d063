import { useEffect } from "react";
import { slideUntilScrollEnd } from "#app/lib/pages/smooth-scroll.ts";

/**
 * On a phone, brings the price above the bottom bar as soon as the device and the problem are chosen (rule
 * forms/estimate). The price itself needs no script.
 */
export function useEstimateInSight(): void {
  useEffect(() => {
    document.addEventListener("change", showPrice);
    return () => document.removeEventListener("change", showPrice);
  }, []);
}

function showPrice({ target }: Event) {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(".estimate") : null;
  if (!form || !matchMedia("(width < 48rem)").matches) return;
  const chosen = new FormData(form);
  if (!chosen.has("appareil") || !chosen.has("panne")) return;
  slideUntilScrollEnd();
  form.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
}
