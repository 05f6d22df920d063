import { startTransition, useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";

/**
 * Returns the result of the screen's last form until the next navigation. The router forgets the result as soon as the
 * screen's data is loaded again, for instance after a live update. This hook subscribes to the router, because a busy
 * browser may never render the state that has the result.
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
