import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useControl } from "./field.tsx";
import { inputLook } from "./input-look.ts";

/**
 * Chooses one file with the browser's own control. The control is invisible and lies over our French words, because its
 * own words are in the browser's language ("Choose File"). Goes in a Field.
 */
export function FileInput({
  onChange,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "size" | "className">) {
  const control = useControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  // The name of a file that was chosen before the script loaded is shown too. A reset of the form clears the name.
  useEffect(() => {
    const follow = () => setName(input.current?.files?.[0]?.name ?? "");
    follow();
    const { form } = input.current ?? {};
    const afterReset = () => setTimeout(follow);
    form?.addEventListener("reset", afterReset);
    return () => form?.removeEventListener("reset", afterReset);
  }, []);
  return (
    <div className="relative">
      <input
        {...control}
        ref={input}
        type="file"
        onChange={(event) => {
          setName(event.target.files?.[0]?.name ?? "");
          onChange?.(event);
        }}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className={inputLook(
          "sm",
          "flex items-center gap-3.5 border-dashed bg-paper peer-focus-visible:outline-3 peer-focus-visible:outline-cobalt",
        )}
      >
        <span className="shrink-0 rounded-mark bg-plate px-3.5 py-1 font-semibold text-on-plate">
          Choisir un fichier
        </span>
        <span className="min-w-0 flex-1 truncate text-muted">{name || "Aucun fichier choisi"}</span>
      </span>
    </div>
  );
}
