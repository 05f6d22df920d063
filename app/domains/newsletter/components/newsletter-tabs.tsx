import { useAllowed } from "#app/ui/allowed.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { letterTexts } from "../letters/labels.ts";
import { letterAddresses } from "../letters/rules.ts";
import { subscribersTexts } from "../labels.ts";
import { subscriberAddresses } from "../rules.ts";

/** The tabs that lead to the two screens of the newsletter: the subscribers and the letters. */
export function NewsletterTabs({ current }: { current: "subscribers" | "letters" }) {
  const isAllowed = useAllowed();
  const tabs = [
    { to: subscriberAddresses.path, label: subscribersTexts.tab, current: current === "subscribers" },
    { to: letterAddresses.path, label: letterTexts.title, current: current === "letters" },
  ];
  return (
    <TabLinks
      label={subscribersTexts.title}
      className="xl:-mb-4"
      tabs={tabs.filter(({ to }) => isAllowed(to))}
    />
  );
}
