import { useEffect, useState } from "react";
import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { shownAddress } from "#app/domains/business/rules/premises.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { successBannerMs } from "#app/lib/forms/form.ts";
import { longDay } from "#app/lib/french/long-day.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Still } from "#app/ui/still.tsx";
import { quoteDraft, quoteFormTexts } from "../../content.ts";
import { PaperPhotos, SlipPhotos } from "../../photos/components/slip-photos.tsx";
import { whatNextSteps } from "../../rules/next-steps.ts";
import { slipTexts } from "../content.ts";
import type { QuoteSlip } from "../queries.server.ts";
import { receivedText, slipFragment } from "../rules.ts";
import { PrintButton, PrintHints } from "./print-button.tsx";
import { SlipCells } from "./slip-cells.tsx";

const trail = [
  { label: "Accueil", to: "/" },
  { label: "Devis gratuit", to: "/devis" },
  { label: slipTexts.name },
];

/**
 * The slip: the page that a visitor gets after a request (rule forms/slip). It shows the reference, what to bring, when
 * the shop answers, and where the shop is. Only three parts need a script: the photos that arrive, the print dialog,
 * and the end of the success message.
 */
export function QuoteSlipPage({ slip, now }: { slip: QuoteSlip; now: Date }) {
  return (
    <div className="quote-slip wrap pt-5 pb-(--section) md:pt-7">
      <Still name="bon-papier">{import.meta.env.SSR && <PaperHead />}</Still>
      <div className="print:hidden">
        <Still name="bon-titre">{import.meta.env.SSR && <Title />}</Still>
        {slip.isJustSent && !slip.isSettled && <SuccessBanner />}
      </div>
      <div className="on-sheet mt-6 grid overflow-hidden rounded-control border-outline border-ink lg:grid-cols-[minmax(0,1fr)_372px] print:mt-0 print:block print:border-0">
        <Still name="bon-feuille">{import.meta.env.SSR && <Sheet slip={slip} now={now} />}</Still>
        <aside
          aria-label="Garder ce bon"
          className="flex flex-col gap-3.5 border-dashed border-line-strong bg-sand px-5 py-6 max-lg:border-t-outline md:px-8 lg:border-l-outline print:hidden"
        >
          {slip.own?.link && <SlipPhotos link={slip.own.link} arrived={slip.own.arrived} />}
          <Still name="bon-garder">{import.meta.env.SSR && <Keeping slip={slip} />}</Still>
          <PrintButton>{import.meta.env.SSR && <PrintHints />}</PrintButton>
          <Still name="bon-envoye">{import.meta.env.SSR && <Mailed slip={slip} />}</Still>
        </aside>
      </div>
      <Still name="bon-fin">{import.meta.env.SSR && <End slip={slip} />}</Still>
    </div>
  );
}

function Title() {
  return (
    <div data-draft-sent={quoteDraft}>
      <Breadcrumbs items={trail} />
      {/* The URL's fragment focuses the title, so a screen reader says it. The margin keeps the page at its top. */}
      <h1 id={slipFragment.slice(1)} tabIndex={-1} className="mt-5 scroll-mt-[60vh] outline-none md:mt-8">
        {slipTexts.title}
      </h1>
    </div>
  );
}

/** Whether the visitor brings the device to the shop. */
const isBrought = ({ preparation }: QuoteSlip) => preparation.place === "shop";

function Sheet({ slip, now }: { slip: QuoteSlip; now: Date }) {
  const steps = whatNextSteps(useProfile(), slipTexts.soon, slip.preparation.place === "remote");
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-outline border-dashed border-line-strong px-5 pt-5 pb-6 md:px-8 print:px-0">
        <div>
          <p className="text-small text-muted">
            <span className="print:hidden">{slipTexts.name}</span>
            <span className="hidden print:inline">
              {isBrought(slip) ? slipTexts.counter : slipTexts.name}
            </span>
          </p>
          <p className="font-title text-[min(var(--text-figure),11.5vw)] leading-[0.95] font-display tracking-figure whitespace-nowrap tabular-nums">
            {slip.reference}
          </p>
        </div>
        <p className="text-small text-muted">
          {receivedText(slip.receivedAt)}
          {slip.own && (
            <>
              <br />
              {slip.own.name}
            </>
          )}
        </p>
      </div>
      <SlipCells slip={slip} now={now} />
      {!slip.isSettled && (
        <ol className="grid gap-x-6 gap-y-3 border-t-outline border-dashed border-line-strong bg-paper px-5 py-4.5 md:grid-cols-3 md:px-8 print:hidden">
          {steps.map(({ strong, rest }, index) => (
            <li key={strong} className="relative pl-7.5 text-small">
              <span aria-hidden="true" className="absolute top-0 left-0 font-title text-h4 font-display">
                {index + 1}
              </span>
              <b>{strong}</b> {rest}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Keeping({ slip }: { slip: QuoteSlip }) {
  return (
    <>
      <h2 className="text-h3 tracking-small">{slipTexts.keepTitle}</h2>
      <p className="text-small">
        {slipTexts.keepText} <b>{longDay(slip.expiresAt)}</b>. {slip.own && slipTexts.keptElsewhere}
      </p>
    </>
  );
}

function Mailed({ slip: { own } }: { slip: QuoteSlip }) {
  return (
    own?.isMailed && (
      <p className="text-small wrap-anywhere text-muted">
        {slipTexts.mailed} {own.email}.
      </p>
    )
  );
}

function End({ slip }: { slip: QuoteSlip }) {
  const profile = useProfile();
  const { own } = slip;
  return (
    <>
      {own?.link && <PaperPhotos link={own.link} />}
      {isBrought(slip) && <CounterBox />}
      <p className="mt-6 text-small print:hidden">
        {own?.isMailed ? slipTexts.correctionMailed : slipTexts.correction}{" "}
        <a href={phoneHref(profile)} className="font-semibold whitespace-nowrap">
          {profile.phone.display}
        </a>{" "}
        {slipTexts.correctionEnd}
      </p>
    </>
  );
}

/** Shows for 5 seconds that the form was sent (rule forms/success). The rest of the slip stays. */
function SuccessBanner() {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), successBannerMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isOpen) return null;
  return <Still name="bon-recu">{import.meta.env.SSR && <Received />}</Still>;
}

function Received() {
  return <Alert tone="success" title={quoteFormTexts.successTitle} className="mt-6 max-w-195" />;
}

/** Shows the shop's name and address on the printed slip, because the site's header is not printed. */
function PaperHead() {
  const profile = useProfile();
  const { name, phone, email } = profile;
  return (
    <div className="hidden items-end justify-between gap-4 border-b-outline pb-2 print:flex">
      <b className="font-title text-h2 leading-none font-display">{name}</b>
      <p className="text-right text-small">
        {shownAddress(profile)}
        <br />
        {phone.display} · {email}
      </p>
    </div>
  );
}

const lines = ["état", "accessoires", "rendu"];

/** Blank lines on the printed slip, which the shop fills in by hand at the counter. */
function CounterBox() {
  return (
    <div className="counter-box mt-5 hidden rounded-control border border-ink px-4 pt-2 pb-4 text-small print:block">
      <b>{slipTexts.forShop}</b> {slipTexts.forShopHint}
      {lines.map((line) => (
        <div key={line} className="h-7 border-b border-dotted" />
      ))}
    </div>
  );
}

/** Shown when the URL has expired or is not that of a slip. */
export function NoSlip() {
  const profile = useProfile();
  return (
    <div className="wrap pt-5 pb-(--section) md:pt-7">
      <Breadcrumbs items={trail} />
      <h1 className="mt-5 max-w-[10.9em] md:mt-8">{slipTexts.gone}</h1>
      <p className="mt-5 max-w-[37.1em] text-lead text-muted">{slipTexts.goneText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/devis">Faire une demande</LinkButton>
        <LinkButton to={phoneHref(profile)} variant="secondary" icon={Phone}>
          {profile.phone.display}
        </LinkButton>
      </div>
    </div>
  );
}
