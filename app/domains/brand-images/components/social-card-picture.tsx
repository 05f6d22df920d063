import type { ComponentType } from "react";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { illustrationDrawings } from "#app/ui/drawings/illustrations.ts";
import { ToolboxDrawing } from "#app/ui/drawings/toolbox.tsx";
import { WorkbenchDrawing } from "#app/ui/drawings/workbench.tsx";
import type { CardDrawing } from "../content.ts";

/** A text and its position. The letters are drawn as outlines, because the picture has no fonts. */
interface PlacedText {
  d: string;
  x: number;
  y: number;
}

interface SocialCardPictureProps {
  drawing: CardDrawing;
  wordmark: PlacedText;
  plate: (PlacedText & { left: number; width: number }) | null;
  title: readonly PlacedText[];
  strip: PlacedText;
  look: { style: string; ink: string; accent: string; muted: string; line: string };
}

const drawings: Record<CardDrawing, ComponentType<DrawingProps>> = {
  ...illustrationDrawings,
  toolbox: ToolboxDrawing,
  workbench: WorkbenchDrawing,
};

/** The distance from the top of a card to the edge of the drawn workbench, in pixels. */
export const benchY = 520;

/** A share image, which social networks show with a link, of 1200 x 630 pixels. All its texts are outlines. */
export function SocialCardPicture({ drawing, wordmark, plate, title, strip, look }: SocialCardPictureProps) {
  const Drawing = drawings[drawing];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>{`${look.style} .drawing{overflow:visible}`}</style>
      <rect width="1200" height="630" fill={look.ink} />
      {drawing === "workbench" ? (
        <svg x="486" y={benchY - 450} width="750" height="450">
          <WorkbenchDrawing />
        </svg>
      ) : (
        <svg x="520" y={benchY - 330 * 1.1} width={640 * 1.1} height={400 * 1.1}>
          <Drawing backdrop={false} />
        </svg>
      )}
      <rect y={benchY} width="1200" height={630 - benchY} fill={look.ink} />
      <path d={`M0 ${benchY}H1200`} stroke={look.line} strokeWidth="2.5" />
      <path d={`M0 ${benchY + 13}H1200`} stroke={look.line} strokeWidth="1.25" opacity="0.5" />
      {plate && <rect x={plate.left} y="70" width={plate.width} height="54" rx="11" fill={look.accent} />}
      <g fill="#fff">
        {[wordmark, ...(plate ? [plate] : []), ...title].map((text) => (
          <Outline key={`${text.x} ${text.y}`} {...text} />
        ))}
      </g>
      <g fill={look.muted}>
        <Outline {...strip} />
      </g>
    </svg>
  );
}

function Outline({ d, x, y }: PlacedText) {
  return <path transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} d={d} />;
}
