import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { ToastCard } from "#app/ui/toast-card.tsx";
import { GallerySection } from "./gallery-section.tsx";

export function MessageGallery() {
  const { showToast } = useToast();
  const [confirming, setConfirming] = useState(false);
  return (
    <GallerySection title="Messages à l’écran" width={5}>
      <Alert tone="success" title="Message envoyé avec succès !" role="none">
        Nous vous répondrons dans les plus brefs délais.
      </Alert>
      <Alert tone="danger" title="Une erreur est survenue lors de l’envoi du message" role="none">
        Rien n’est perdu : vos réponses sont toujours là. <a href="/dev/components">Réessayer</a> ou appelez
        le 02 61 91 72 72.
      </Alert>
      <Alert tone="info" title="Aucun e-mail ne part">
        SMTP_URL n’est pas défini : les messages arrivent ici, mais personne n’est prévenu.
      </Alert>
      <Alert tone="danger" role="none">
        Identifiants incorrects.
      </Alert>
      <ToastCard
        toast={{
          text: "Devis D-2026-0418 passé en cours",
          action: { label: "Annuler", onClick: () => setConfirming(false) },
        }}
        onDismiss={() => setConfirming(false)}
      />
      <ToastCard
        toast={{ text: "Impossible d’enregistrer l’article", tone: "danger" }}
        onDismiss={() => setConfirming(false)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            showToast({
              text: "Message de Hélène Marchand supprimé",
              action: { label: "Annuler", onClick: () => showToast({ text: "Message remis en place" }) },
            })
          }
        >
          Annoncer
        </Button>
        <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
          Supprimer…
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        title="Supprimer cette réponse ?"
        confirmLabel="Supprimer"
        onConfirm={() => {
          setConfirming(false);
          showToast({ text: "Réponse supprimée" });
        }}
        onCancel={() => setConfirming(false)}
      >
        Êtes-vous sûr de vouloir supprimer cette réponse ? L’assistant ne pourra plus l’utiliser.
      </ConfirmDialog>
    </GallerySection>
  );
}
