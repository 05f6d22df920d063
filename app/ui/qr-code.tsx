import type { QrDrawing } from "#app/lib/drawing/qr-code.ts";

/** A QR code drawn by the server, on a white square so that cameras can read it on any background. */
export function QrCode({ drawing: { side, path }, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      shapeRendering="crispEdges"
      className="qr-code block w-full max-w-52 rounded-control border border-line bg-white"
    >
      <path d={path} fill="#0e1b2c" />
    </svg>
  );
}
