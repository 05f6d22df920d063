import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/configuration-reseau"];

export const networkPage: ServicePage = {
  path: "/services/configuration-reseau",
  title: "Wi-Fi et réseau informatique {a_ville}",
  metaDescription:
    "Un Wi-Fi qui atteint toutes les pièces, un partage de fichiers qui tient, des prises RJ45 là où il faut. Configuration réseau pour maisons et bureaux {a_ville}.",
  heading: "Configuration réseau, de la box au bureau",
  lead: texts.lead,
  blocks: [
    {
      kind: "groups",
      title: "Une maison, un bureau : pas le même réseau",
      groups: [
        {
          name: "À la maison",
          items: [
            "Une box bien placée et bien réglée",
            "Un Wi-Fi qui atteint l’étage et le jardin",
            "Le télétravail au câble, sans coupure",
            "Des règles pour les écrans des enfants",
            "Une imprimante visible de tous",
          ],
        },
        {
          name: "Au bureau",
          items: [
            "Câblage RJ45, baie, switch repérés",
            "Partage de fichiers avec des droits clairs",
            "Un Wi-Fi pour l’équipe, un autre pour les visiteurs",
            "Accès à distance par VPN",
            "Un pare-feu réglé, et documenté",
          ],
        },
        {
          name: "Dans tous les cas",
          items: [
            "Un relevé des débits, pièce par pièce",
            "Un plan du réseau",
            "Les mots de passe, remis en main propre",
          ],
        },
      ],
    },
    {
      kind: "symptoms",
      title: "Ce qui agace, et d’où cela vient",
      rows: [
        {
          sign: "Le Wi-Fi s’arrête au bout du couloir",
          cause: "Un mur porteur, une box dans un placard",
          act: "Déplacement, puis point d’accès relié au câble si cela ne suffit pas",
        },
        {
          sign: "Tout va bien le matin, plus rien le soir",
          cause: "Le canal est partagé avec les voisins",
          act: "Relevé des canaux, changement de bande",
        },
        {
          sign: "La visioconférence se fige",
          cause: "Un débit montant trop faible, ou trop d’appareils",
          act: "Mesure, priorité au poste de travail, câble si possible",
        },
        {
          sign: "Le dossier partagé disparaît",
          cause: "Un PC qui change d’adresse ou se met en veille",
          act: "Adresse fixe, ou petit serveur de fichiers",
        },
        {
          sign: "Le répéteur a empiré les choses",
          cause: "Il partage le même canal et divise le débit",
          act: "Remplacement par un vrai point d’accès, ou par un maillage",
        },
      ],
    },
    {
      kind: "steps",
      title: "À essayer avant d’appeler",
      lead: "Dix minutes, dans l’ordre. Souvent, cela suffit, et personne n’a à se déplacer.",
      steps: [
        {
          title: "Débranchez la box trente secondes",
          text: "Et le répéteur aussi. Rebranchez la box, attendez que ses voyants se calment, puis le répéteur.",
        },
        {
          title: "Testez au câble",
          text: "Un ordinateur relié à la box par un câble. Si c’est lent aussi, la panne est dehors : c’est l’affaire du fournisseur d’accès.",
        },
        {
          title: "Sortez la box du meuble",
          text: "À hauteur de table, loin du micro-ondes, de l’aquarium et de la télévision.",
        },
        {
          title: "Notez où et quand",
          text: "La pièce, l’heure, l’appareil. C’est ce que nous vous demanderons, et c’est la moitié du diagnostic.",
        },
      ],
    },
    {
      kind: "guarantees",
      title: "Comment nous travaillons",
      items: [
        {
          title: "Nous mesurons avant et après",
          text: "Le débit est relevé dans chaque pièce. Vous savez ce que vous avez gagné.",
        },
        {
          title: "Le câble d’abord",
          text: "Quand un câble peut passer, il passe. Le Wi-Fi reste pour ce qui bouge.",
        },
        {
          title: "Rien de caché",
          text: "Les mots de passe et les réglages vous appartiennent. Un autre que nous pourra reprendre.",
        },
      ],
    },
    {
      kind: "price",
      title: "l’intervention[ {lieu_seul}][, garantie {garantie_jours}]",
      more: { text: "Le câblage, la baie et les bornes se chiffrent à part, par écrit, avant de commencer." },
    },
    {
      kind: "questions",
      title: "On nous demande souvent",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
