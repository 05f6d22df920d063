import type { ComponentType } from "react";
import type { DrawingProps } from "./drawing.tsx";
import { illustrationDrawings } from "./illustrations.ts";
import { ToolboxDrawing } from "./toolbox.tsx";
import { OutageDrawing, UnpluggedDrawing } from "./unplugged.tsx";

/** The drawings that a page can show by name. */
export const drawings = {
  ...illustrationDrawings,
  toolbox: ToolboxDrawing,
  unplugged: UnpluggedDrawing,
  outage: OutageDrawing,
} satisfies Record<string, ComponentType<DrawingProps>>;

export type DrawingName = keyof typeof drawings;
