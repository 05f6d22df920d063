import { AppLink } from "./app-link.tsx";

interface LinkRowsProps {
  links: readonly { name: string; to: string }[];
  className?: string;
}

/** A list of links, one to a row, each below a line. Two columns by default. */
export function LinkRows({ links, className = "gap-x-6 md:columns-2" }: LinkRowsProps) {
  return (
    <ul className={className}>
      {links.map(({ name, to }) => (
        <li key={to} className="break-inside-avoid border-t border-line">
          <AppLink to={to} className="block py-2.5 text-base">
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
