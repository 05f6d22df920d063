import { useSyncExternalStore } from "react";
import {
  followInstallOffer,
  hasInstallOffer,
  install,
  isInstalled,
} from "#app/lib/home-screen/installing.ts";
import { Button } from "#app/ui/button.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";

const no = () => false;
const never = () => () => {};

/** Explains how to add the back office to the home screen of this device (rule reach/home-screen). */
export function InstallSection() {
  const canInstall = useSyncExternalStore(followInstallOffer, hasInstallOffer, no);
  const installed = useSyncExternalStore(never, isInstalled, no);
  return (
    <SubjectSection
      title="Sur l’écran d’accueil"
      intro="Le back-office s’ouvre alors comme une application, et son icône porte le nombre de demandes à traiter."
    >
      {installed && <p>Le back-office est installé sur cet appareil.</p>}
      {!installed && canInstall && (
        <Button variant="secondary" size="sm" onClick={() => void install()}>
          Installer le back-office
        </Button>
      )}
      {!installed && !canInstall && (
        <dl className="grid gap-x-4 gap-y-2 md:grid-cols-[auto_minmax(0,1fr)]">
          {ways.map(({ device, way }) => (
            <div key={device} className="contents">
              <dt className="font-semibold">{device}</dt>
              <dd className="max-md:mb-2">{way}</dd>
            </div>
          ))}
        </dl>
      )}
    </SubjectSection>
  );
}

const ways = [
  {
    device: "iPhone, iPad",
    way: "Dans Safari\u00a0: Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».",
  },
  {
    device: "Android",
    way: "Dans Chrome\u00a0: le menu à trois points, puis «\u00a0Ajouter à l’écran d’accueil\u00a0».",
  },
  {
    device: "Ordinateur",
    way: "Dans Chrome ou Edge\u00a0: l’icône d’installation, au bout de la barre d’adresse.",
  },
];
