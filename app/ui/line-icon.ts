import { createElement, type ReactElement, type SVGProps } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Makes the component of an icon of lucide-react, in place of the library's own function, which every visitor would
 * receive for colours, sizes and names no page asks it for (vite.config.ts).
 */
export function lineIcon({ node }: IconData) {
  return function LineIcon({
    size = 24,
    strokeWidth = 2,
    ...rest
  }: SVGProps<SVGSVGElement> & { size?: number }): ReactElement {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
