import type { MetaDescriptor } from "react-router";
import { Brand } from "#app/ui/brand.tsx";
import { ToastProvider } from "#app/ui/toast.tsx";
import { ButtonGallery } from "./buttons.tsx";
import { Colours } from "./colours.tsx";
import { DrawingGallery } from "./drawings.tsx";
import { FieldGallery } from "./fields.tsx";
import { useForcedStates } from "./forced-states.ts";
import { ListGallery } from "./lists.tsx";
import { MarkGallery } from "./marks.tsx";
import { MessageGallery } from "./messages.tsx";
import { NavigationGallery } from "./navigation.tsx";
import { SheetGallery } from "./sheets.tsx";
import { TypeGallery } from "./type.tsx";
import { WaitingGallery } from "./waiting.tsx";

export function meta(): MetaDescriptor[] {
  return [
    { title: "Planche des composants" },
    { name: "description", content: "Les composants de l’atelier, dans tous leurs états" },
    { name: "robots", content: "noindex" },
  ];
}

/** Every component in every state. Development only: see app/routes.ts. */
export default function Components() {
  useForcedStates();
  return (
    <ToastProvider>
      <main className="mx-auto max-w-360 px-5 py-8 md:px-14 md:py-12">
        <header className="mb-10 grid items-end gap-8 xl:grid-cols-[4fr_8fr] xl:gap-10">
          <div>
            <Brand />
            <h1 className="mt-5 text-[3rem]">Planche des composants</h1>
          </div>
          <Colours />
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-11 xl:grid-cols-12">
          <ButtonGallery />
          <MarkGallery />
          <FieldGallery />
          <MessageGallery />
          <ListGallery />
          <WaitingGallery />
          <SheetGallery />
          <NavigationGallery />
          <TypeGallery />
          <DrawingGallery />
        </div>
      </main>
    </ToastProvider>
  );
}
