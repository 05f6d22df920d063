import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { drawnText, fittedLines } from "#app/lib/drawing/outlines.server.ts";
import { drawingStyle, token } from "#app/lib/drawing/tokens.server.ts";
import { benchY, SocialCardPicture } from "../components/social-card-picture.tsx";
import { iconFiles, type IconFile, type SocialCard } from "../content.ts";

/** The width and height of an icon's canvas. */
const canvas = 512;
/** The height of an icon's characters, as a share of their width. Two digits have this share. */
const lettersHeight = 0.66;

/**
 * Returns an icon as SVG, in the accent colour. It shows the plate (one to three characters beside the shop's name) or,
 * without a plate, the first letter of the name.
 */
export function iconSvg(file: IconFile, { brand, accent }: SiteProfile): string {
  const { side, letters, radius } = iconFiles[file];
  const text = drawnText(brand.plate ?? brand.text.charAt(0).toUpperCase(), {
    font: "title",
    size: 300,
    tracking: -6,
  });
  const [width, height] = [text.ink.right - text.ink.left, text.ink.bottom - text.ink.top];
  const scale = Math.min((letters * canvas) / width, (letters * canvas * lettersHeight) / height);
  const [x, y] = [(text.ink.left + text.ink.right) / 2, (text.ink.top + text.ink.bottom) / 2];
  const place = `translate(256 256) scale(${scale.toFixed(3)}) translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${canvas} ${canvas}">` +
    `<rect width="${canvas}" height="${canvas}" rx="${radius}" fill="${accent ?? token("--color-cobalt")}"/>` +
    (text.d && `<path transform="${place}" fill="#fff" d="${text.d}"/>`) +
    "</svg>"
  );
}

/**
 * The longest name that is drawn at full size, in characters. A longer name is drawn smaller, to fit beside the
 * drawing.
 */
const longName = 18;
const margin = 64;
const firstLine = 172;
const gap = 14;

/**
 * Returns a share image (which social networks show with a link) as SVG: the brand's name, a title, a drawing and the
 * place.
 */
export function cardSvg({ title, drawing }: SocialCard, { brand, accent, at }: SiteProfile): string {
  const wordmark = drawnText(brand.text, {
    font: "title",
    size: brand.text.length > longName ? 26 : 40,
    tracking: -1.4,
  });
  const plate = brand.plate && drawnText(brand.plate, { font: "title", size: 34, tracking: -0.7 });
  const left = margin + wordmark.width + gap;
  const fitted = fittedLines(title, {
    font: "title",
    sizes: [80, 72, 64, 56, 48, 40],
    tracking: -0.0275,
    width: 510,
    height: benchY - firstLine - 24,
  });
  const strip = fittedLines(`Réparation informatique ${at} et alentour`, {
    font: "text",
    sizes: [28, 24, 20],
    width: 1200 - 2 * margin,
    height: 40,
  });
  return renderToStaticMarkup(
    createElement(SocialCardPicture, {
      drawing,
      wordmark: { d: wordmark.d, x: margin, y: 110 },
      plate: plate && plate.d ? { d: plate.d, x: left + 14, y: 109, left, width: plate.width + 28 } : null,
      title: fitted.lines.map(({ d }, index) => ({
        d,
        x: margin - 2,
        y: firstLine + (index + 1) * fitted.size,
      })),
      strip: { d: strip.lines[0]?.d ?? "", x: margin, y: 594 },
      look: {
        style: drawingStyle(),
        ink: token("--color-ink"),
        accent: accent ?? token("--color-cobalt"),
        muted: token("--color-muted-on-ink"),
        line: token("--il-line"),
      },
    }),
  );
}
