import { type ComponentType, useEffect, useId, useState } from "react";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { type DrawingName, drawings } from "./drawings.ts";

interface StillDrawingProps extends DrawingProps {
  name: DrawingName;
}

/**
 * A drawing on a page that React hydrates. The browser keeps the drawing that the server rendered. It fetches the code
 * of the drawings (8 kB) only to show a drawing that is not in the document, because most visits never need that code.
 */
export function StillDrawing({ name, ...props }: StillDrawingProps) {
  const id = useId();
  if (import.meta.env.SSR) {
    const Drawing = drawings[name];
    return (
      <span id={id} className="contents">
        <Drawing {...props} />
      </span>
    );
  }
  return <KeptDrawing key={name} id={id} name={name} {...props} />;
}

function KeptDrawing({ id, name, ...props }: StillDrawingProps & { id: string }) {
  const [kept] = useState(() => document.getElementById(id)?.innerHTML);
  const [Fetched, setFetched] = useState<ComponentType<DrawingProps>>();
  useEffect(() => {
    if (kept !== undefined) return;
    // Without a network the drawing's place stays empty, which loses no information.
    import("./drawings.ts").then(
      (all) => setFetched(() => all.drawings[name]),
      () => undefined,
    );
  }, [kept, name]);
  if (kept === undefined) return Fetched ? <Fetched {...props} /> : <Drawing {...props}>{null}</Drawing>;
  return (
    <span
      id={id}
      className="contents"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- it is what the server wrote into this document
      dangerouslySetInnerHTML={{ __html: kept }}
    />
  );
}
