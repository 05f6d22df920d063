import { type PointerEvent, useRef } from "react";

/** The gestures on the area that shows a photo. Distances are in pixels; `by` is a zoom factor. */
interface Gestures {
  isZoomed: boolean;
  onMove: (x: number, y: number) => void;
  onZoom: (by: number) => void;
  onSwipe: (step: 1 | -1) => void;
  /** A double tap or click. */
  onTwice: () => void;
}

const swipePx = 60;
const tapPx = 10;
const twiceMs = 300;

/**
 * Turns pointers into gestures: one finger moves a zoomed photo or swipes to the next one, two fingers zoom, two quick
 * taps toggle the zoom. Returns the event handlers of the area that shows the photo.
 */
export function usePhotoGestures({ isZoomed, onMove, onZoom, onSwipe, onTwice }: Gestures) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0, wasPinch: false });
  const lastTap = useRef(0);

  const spread = () => {
    const [first, second] = [...pointers.current.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const isPinch = pointers.current.size > 1;
      start.current = { x: event.clientX, y: event.clientY, wasPinch: isPinch || start.current.wasPinch };
      if (pointers.current.size === 1) start.current.wasPinch = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const wide = spread();
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.current.size > 1 && wide > 0) onZoom(spread() / wide);
      else if (isZoomed) onMove(event.clientX - before.x, event.clientY - before.y);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      pointers.current.delete(event.pointerId);
      const { x, y, wasPinch } = start.current;
      const across = event.clientX - x;
      if (wasPinch) return;
      if (Math.hypot(across, event.clientY - y) < tapPx) {
        const isTwice = event.timeStamp - lastTap.current < twiceMs;
        lastTap.current = isTwice ? 0 : event.timeStamp;
        if (isTwice) onTwice();
      } else if (!isZoomed && Math.abs(across) > swipePx) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId),
  };
}
