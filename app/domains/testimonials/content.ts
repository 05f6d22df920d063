/** A client's testimonial. Without an image the person's initials are shown. */
export interface Testimonial {
  name: string;
  role: string;
  image: string | null;
  content: string;
  /** 1 to 5. */
  rating: number;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: "Hélène M.",
    role: "Particulière, Le Mans",
    image: null,
    content:
      "Mon disque ne démarrait plus, avec six ans de photos dessus. Ils ont tout retrouvé, et m’ont montré comment les sauvegarder.",
    rating: 5,
  },
  {
    name: "Karim B.",
    role: "Cabinet comptable, Allonnes",
    image: null,
    content:
      "Serveur à plat un lundi à 8 h. À midi, les huit postes du cabinet travaillaient. Le compte rendu tenait sur une page, lisible.",
    rating: 5,
  },
  {
    name: "Josiane L.",
    role: "Retraitée, Coulaines",
    image: null,
    content:
      "On m’a dit franchement que mon vieux portable n’en valait pas la peine. C’est pour ça que je reviens.",
    rating: 5,
  },
  {
    name: "Thomas R.",
    role: "Étudiant, Le Mans",
    image: null,
    content:
      "Charnière arrachée deux semaines avant mon mémoire. Réparé en deux jours, et le prix annoncé au téléphone était le bon.",
    rating: 5,
  },
  {
    name: "Sophie D.",
    role: "Fleuriste, Arnage",
    image: null,
    content:
      "La caisse et l’imprimante ne se parlaient plus. Vingt minutes à distance entre deux clients, et c’était réglé.",
    rating: 4,
  },
];
