import { settingsTexts as texts } from "../labels.ts";
import { rowsNow, settingsOf, textNow, type TypedScreen } from "../rules/typed-now.ts";
import { PreviewFacts, PreviewFrame } from "./preview-frame.tsx";

/** Shows the menu of services as visitors will see it, the hidden pages, and the distance to which the shop travels. */
export function SitePreview(now: TypedScreen) {
  const choices = settingsOf(now.screen)
    .flatMap((setting) => (setting.kind === "text" && setting.choices ? [setting] : []))
    .map(({ name, label }) => ({ name, label, said: textNow(now, name) }));
  const offered = choices.filter(({ said }) => said === "offered").map(({ label }) => label);
  const own = rowsNow(now, "ownServices").flatMap(({ name }) => name?.trim() || []);
  // Other settings can be 'hidden' too, such as the badges, but they are not pages.
  const hidden = choices
    .filter(({ name, said }) => name.startsWith("page-") && said === "hidden")
    .map(({ label }) => label);
  return (
    <PreviewFrame>
      <p className="text-dense text-muted">{texts.menuServices}</p>
      <ul className="on-ink mt-1 mb-4 grid gap-1.5 rounded-control px-4 py-3 font-semibold wrap-anywhere">
        {[...offered, ...own].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <PreviewFacts
        facts={[
          ...(hidden.length > 0 ? [[texts.hiddenPages, hidden.join("\n")] as const] : []),
          [texts.radius, `${textNow(now, "radius") || "…"}\u00a0km`],
        ]}
      />
    </PreviewFrame>
  );
}
