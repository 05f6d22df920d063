import { createElement, type ReactElement, type SVGProps } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Makes the component of a lucide-react icon. vite.config.ts puts this function in place of the library's function,
 * which would send every visitor code for colours, sizes and names that no page uses.
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
      // Separate children, unlike children in one list, need no keys.
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
