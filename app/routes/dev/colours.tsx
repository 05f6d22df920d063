import { classes } from "#app/ui/classes.ts";

const colours = [
  { name: "Encre", value: "#0E1B2C", look: "bg-ink text-white md:grow-[2.4]" },
  { name: "Papier", value: "#FBFAF7", look: "bg-paper" },
  { name: "Feuille", value: "#FFFFFF", look: "bg-sheet" },
  { name: "Sable", value: "#F3F0E8", look: "bg-sand" },
  { name: "Filet", value: "#E4E0D8", look: "bg-line" },
  { name: "Cobalt", value: "#1F4BFF", look: "bg-cobalt text-white md:grow-[1.6]" },
  { name: "Repère", value: "#FF7A1A", look: "bg-signal" },
  { name: "Succès", value: "#0B7A53", look: "bg-success text-white" },
  { name: "Alerte", value: "#B3261E", look: "bg-danger text-white" },
];

export function Colours() {
  return (
    <ul className="flex flex-wrap overflow-hidden rounded-control border-outline border-ink">
      {colours.map(({ name, value, look }) => (
        <li
          key={name}
          className={classes("flex-[1_1_72px] px-2.5 pt-16 pb-2.5 text-meta leading-tight", look)}
        >
          <b className="block">{name}</b>
          <span className="block text-dense tabular-nums">{value}</span>
        </li>
      ))}
    </ul>
  );
}
