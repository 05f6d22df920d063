import { profileOf } from "../profile.ts";

type Matches = Parameters<typeof profileOf>[0];

/** Returns the title of a back-office screen: the given parts, the most specific first, then the name of the shop. */
export function screenTitle(matches: Matches, ...said: (string | undefined)[]) {
  return [{ title: [...said, profileOf(matches).name].filter(Boolean).join(" | ") }];
}

/** Returns the `meta` of a screen that always has the same title. */
export function screenMeta(title: string) {
  return ({ matches }: { matches: Matches }) => screenTitle(matches, title);
}
