import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { illustrations } from "#app/domains/blog/rules/featured-image.ts";
import { illustrationDrawings } from "#app/ui/drawings/illustrations.ts";
import { HardDiskDrawing } from "#app/ui/drawings/hard-disk.tsx";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { PrinterDrawing } from "#app/ui/drawings/printer.tsx";
import { ToolboxDrawing } from "#app/ui/drawings/toolbox.tsx";
import { WorkbenchDrawing } from "#app/ui/drawings/workbench.tsx";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";

interface SocialCard {
  name: string;
  /** Short lines, because the renderer does not wrap them. */
  title: readonly string[];
  drawing?: ComponentType<DrawingProps>;
}

/** One image for each kind of page and each illustration of an article, for links shared on social networks. */
export const socialCards: readonly SocialCard[] = [
  { name: "atelier", title: ["En panne\u00a0?", "Posez-le sur", "l’établi."] },
  { name: "service", title: ["Neuf métiers,", "un seul", "interlocuteur."], drawing: LaptopDrawing },
  { name: "zone", title: ["Un technicien", "se déplace", "chez vous."], drawing: ToolboxDrawing },
  { name: "blog", title: ["Les conseils", "de l’atelier,", "sans jargon."], drawing: HardDiskDrawing },
  { name: "form", title: ["Décrivez", "la panne, on", "vous répond."], drawing: PrinterDrawing },
  ...illustrations.map((key) => ({
    name: `blog-${key}`,
    title: ["Les conseils", "de l’atelier,", "sans jargon."],
    drawing: illustrationDrawings[key],
  })),
];

interface CardLook {
  style: string;
  ink: string;
  cobalt: string;
  muted: string;
  line: string;
  strip: string;
}

const benchY = 520;

/** Returns the SVG of a card, 1200 x 630, with the font names fontconfig knows. */
export function socialCardSvg(card: SocialCard, look: CardLook): string {
  const { drawing: Drawing } = card;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>{`${look.style} .drawing{overflow:visible}`}</style>
      <rect width="1200" height="630" fill={look.ink} />
      {Drawing ? (
        <svg x="520" y={benchY - 330 * 1.1} width={640 * 1.1} height={400 * 1.1}>
          <Drawing backdrop={false} />
        </svg>
      ) : (
        <svg x="486" y={benchY - 450} width="750" height="450">
          <WorkbenchDrawing />
        </svg>
      )}
      <rect y={benchY} width="1200" height={630 - benchY} fill={look.ink} />
      <path d={`M0 ${benchY}H1200`} stroke={look.line} strokeWidth="2.5" />
      <path d={`M0 ${benchY + 13}H1200`} stroke={look.line} strokeWidth="1.25" opacity="0.5" />
      <g fill="#fff" fontFamily="'Bricolage Grotesque 96pt ExtraBold'">
        <text x="64" y="110" fontSize="40" letterSpacing="-1.4">
          Atelier
        </text>
        <rect x="198" y="70" width="66" height="54" rx="11" fill={look.cobalt} />
        <text x="231" y="109" textAnchor="middle" fontSize="34" letterSpacing="-0.7">
          72
        </text>
        {card.title.map((line, index) => (
          <text key={line} x="62" y={252 + index * 80} fontSize="80" letterSpacing="-2.2">
            {line}
          </text>
        ))}
      </g>
      <text x="64" y="594" fontSize="28" fontFamily="Figtree" fill={look.muted}>
        {look.strip}
      </text>
    </svg>,
  );
}
