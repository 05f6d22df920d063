import { startTransition, useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";

/**
 * Returns the answer of the screen's last form until the next navigation. The router itself forgets it as soon as the
 * screen's data are loaded again, for instance because something arrived. It is taken from each state of the router,
 * since a busy browser draws the state with the answer and the one that forgot it as one.
 */
export function useKeptAnswer<Result>(answer: Result | undefined): Result | undefined {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  useEffect(
    () =>
      router?.subscribe(({ location, actionData }) => {
        const [given] = Object.values(actionData ?? {}) as Result[];
        startTransition(() =>
          setKept((last) =>
            given === undefined && location.key === last.key ? last : { key: location.key, answer: given },
          ),
        );
      }),
    [router],
  );
  return kept.answer;
}
