import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { usePhotoGestures } from "./use-photo-gestures.ts";

export interface Photo {
  src: string;
  /** The file's name: the photo's text alternative and the name of its download. */
  name: string;
}

interface PhotoViewerProps {
  photos: readonly Photo[];
  /** The index of the opened photo; null while the viewer is closed. */
  opened: number | null;
  onClose: () => void;
}

/** Shows photos over the whole screen, one at a time, with keys, mouse and touch to zoom, turn and change photo. */
export function PhotoViewer({ photos, opened, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = opened !== null;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label="Photos"
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      className="on-ink m-0 h-dvh max-h-none w-screen max-w-none p-0 backdrop:bg-ink"
    >
      {isOpen && <Viewer photos={photos} opened={opened} onClose={onClose} />}
    </dialog>
  );
}

const upright = { zoom: 1, turns: 0, x: 0, y: 0 };
const largestZoom = 6;
const step = 1.5;

function Viewer({ photos, opened, onClose }: PhotoViewerProps & { opened: number }) {
  const [index, setIndex] = useState(opened);
  const [view, setView] = useState(upright);
  const image = useRef<HTMLImageElement>(null);
  const { zoom, turns, x, y } = view;
  const photo = photos[index] ?? { src: "", name: "" };

  // The Content-Security-Policy allows styles that a script sets, but never a style attribute.
  useLayoutEffect(() => {
    if (!image.current) return;
    image.current.style.transform = `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) rotate(${turns * 90}deg) scale(${zoom})`;
  }, [zoom, turns, x, y]);

  function show(next: number) {
    if (next < 0 || next >= photos.length) return;
    setIndex(next);
    setView(upright);
  }
  const zoomBy = (factor: number) =>
    setView((seen) => {
      const next = Math.min(largestZoom, Math.max(1, seen.zoom * factor));
      return next === 1 ? { ...seen, zoom: 1, x: 0, y: 0 } : { ...seen, zoom: next };
    });
  const turn = () => setView((seen) => ({ ...upright, turns: (seen.turns + 1) % 4 }));
  const gestures = usePhotoGestures({
    isZoomed: zoom > 1,
    onMove: (right, down) => setView((seen) => ({ ...seen, x: seen.x + right, y: seen.y + down })),
    onZoom: zoomBy,
    onSwipe: (forward) => show(index + forward),
    onTwice: () => zoomBy(zoom > 1 ? 0 : 2.5),
  });
  const keys: Record<string, () => void> = {
    ArrowRight: () => show(index + 1),
    ArrowLeft: () => show(index - 1),
    "+": () => zoomBy(step),
    "-": () => zoomBy(1 / step),
    "0": () => setView(upright),
    r: turn,
  };

  function onKeyDown(event: KeyboardEvent) {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole viewer; each has a button
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div className="flex items-center gap-1 py-1.5 pr-2 pl-4">
        <p role="status" className="min-w-0 flex-1 truncate font-semibold">
          {photo.name}
          <span className="text-muted-on-ink tabular-nums">{`\u2002${index + 1} sur ${photos.length}`}</span>
        </p>
        <IconButton variant="plain-on-ink" icon={X} label="Fermer" onClick={onClose} />
      </div>
      <div
        {...gestures}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15)}
        className="[container-type:size] relative min-h-0 flex-1 touch-none overflow-hidden"
      >
        <img
          ref={image}
          src={photo.src}
          alt={photo.name}
          draggable={false}
          className={classes(
            "absolute top-1/2 left-1/2 max-w-none object-contain",
            turns % 2 === 0 ? "h-full w-full" : "h-[100cqw] w-[100cqh]",
          )}
        />
      </div>
      <div className="flex flex-wrap items-center justify-center gap-1 p-2">
        <IconButton
          variant="plain-on-ink"
          icon={ChevronLeft}
          label="Photo précédente"
          disabled={index === 0}
          onClick={() => show(index - 1)}
          className="disabled:opacity-40"
        />
        <IconButton variant="plain-on-ink" icon={ZoomOut} label="Réduire" onClick={() => zoomBy(1 / step)} />
        <span role="status" className="w-14 text-center text-meta tabular-nums">
          <span className="sr-only">Zoom </span>
          {Math.round(zoom * 100)}&nbsp;%
        </span>
        <IconButton variant="plain-on-ink" icon={ZoomIn} label="Agrandir" onClick={() => zoomBy(step)} />
        <IconButton variant="plain-on-ink" icon={RotateCw} label="Tourner d’un quart" onClick={turn} />
        <a
          href={photo.src}
          download={photo.name}
          aria-label={`Télécharger ${photo.name}`}
          className="grid size-10 place-items-center rounded-control text-white hover:bg-ink-2"
        >
          <Icon icon={Download} />
        </a>
        <IconButton
          variant="plain-on-ink"
          icon={ChevronRight}
          label="Photo suivante"
          disabled={index === photos.length - 1}
          onClick={() => show(index + 1)}
          className="disabled:opacity-40"
        />
      </div>
    </div>
  );
}
