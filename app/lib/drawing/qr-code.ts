import { encodeQR } from "qr";

/** A QR code: its side in squares, and its dark squares as SVG path data. */
export interface QrDrawing {
  side: number;
  path: string;
}

/** Returns the QR code of a text, with one light square around it. Throws for a text of more than 2,953 bytes. */
export function qrDrawing(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { border: 1 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { side: rows.length, path: path.join("") };
}
