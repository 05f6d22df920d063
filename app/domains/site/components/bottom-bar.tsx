import type { ReactNode } from "react";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/**
 * The bar at the bottom of a phone's screen, with three ways to reach the shop: telephone, quote form, and the
 * assistant (the site's chatbot). On a page without the assistant, the third one is the contact form. frame.css hides
 * the link to the quote form on that form's own page.
 */
export function BottomBar({ assistant }: { assistant?: ReactNode }) {
  const profile = useProfile();
  return (
    <nav
      aria-label="Nous joindre"
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 grid h-(--bottom-bar) grid-cols-[1fr_1.25fr_56px] gap-2 border-t-outline border-ink bg-sheet px-3 py-2 md:hidden"
    >
      <LinkButton to={phoneHref(profile)} variant="secondary" icon={Phone} className="px-2!">
        Appeler
      </LinkButton>
      <LinkButton to="/devis" className="px-2!">
        Devis gratuit
      </LinkButton>
      {assistant ?? (
        <LinkButton to="/#contact" variant="secondary" aria-label="Écrire un message" className="px-2!">
          <Icon icon={Mail} />
        </LinkButton>
      )}
    </nav>
  );
}
