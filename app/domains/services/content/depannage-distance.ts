import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/depannage-distance"];

export const remoteSupportPage: ServicePage = {
  path: "/services/depannage-distance",
  title: "Dépannage informatique à distance[, {des_seance}]",
  metaDescription:
    "Nous prenons la main sur votre ordinateur, avec votre accord et sous vos yeux.[ {Seance_courte} à {prix_seance_courte}.][ {Seance_longue} à {prix_seance_longue}.][ Forfait mensuel à {prix_support}.]",
  heading: "Dépannage à distance, sous vos yeux",
  lead: texts.lead,
  blocks: [
    {
      kind: "plans",
      title: "Le prix d’une séance, connu avant de commencer.",
      lead: "[{Choix_distance}.]",
      plans: "remote",
    },
    {
      kind: "steps",
      title: "Comment se passe une séance",
      steps: [
        {
          title: "Vous racontez",
          text: "Par téléphone ou par message : ce que vous faisiez, ce qui s’affiche. Si la panne ne se règle pas à distance, nous le disons tout de suite.",
        },
        {
          title: "Vous ouvrez la porte",
          text: "Nous vous guidons vers un petit programme qui affiche un code. Sans ce code, lu par vous, personne n’entre.",
        },
        {
          title: "Nous travaillons, vous regardez",
          text: "La souris bouge toute seule et nous expliquons ce qu’elle fait. Vous pouvez la reprendre ou tout arrêter à n’importe quel moment.",
        },
        {
          title: "Vous refermez",
          text: "En quittant le programme, l’accès est coupé. Le code ne servira plus jamais, et rien ne reste installé sans que vous le vouliez.",
        },
      ],
    },
    {
      kind: "compare",
      title: "Ce qui se règle à distance, ce qui demande l’établi",
      lead: "La règle est simple : il faut que l’ordinateur démarre et accède à internet.",
      sides: [
        {
          name: "À distance",
          items: [
            "Un ordinateur devenu lent",
            "Des fenêtres publicitaires, un virus",
            "La messagerie qui n’envoie plus",
            "Une imprimante « hors ligne »",
            "Un logiciel à installer ou à paramétrer",
            "Un compte bloqué, un mot de passe perdu",
            "Une sauvegarde à mettre en place",
          ],
        },
        {
          name: "{Sur_place}",
          items: [
            "Un ordinateur qui ne s’allume plus",
            "Un écran cassé, une charnière, une batterie",
            "Un disque qui claque : n’essayez rien",
            "Une box ou un Wi-Fi en panne",
            "Un ventilateur qui hurle",
          ],
        },
      ],
    },
    {
      kind: "guarantees",
      title: "Ce que nous ne ferons jamais",
      items: [
        {
          title: "Vous appeler sans que vous ayez appelé",
          text: "Un « technicien Microsoft » qui vous contacte le premier est un escroc. Raccrochez.",
        },
        {
          title: "Ouvrir vos documents",
          text: "Nous regardons ce qui est en panne. Fermez vos fichiers avant la séance, c’est mieux pour tout le monde.",
        },
        {
          title: "Demander vos codes bancaires",
          text: "Ni ceux de votre banque, ni ceux de votre carte, sous aucun prétexte.",
        },
      ],
    },
    { kind: "testimonial", name: "Sophie D." },
    {
      kind: "questions",
      title: "Avant de nous confier la souris",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
