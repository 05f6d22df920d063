import type { When } from "./moments.ts";

/** The newsletter's invented subscribers: when they subscribed, and whether they confirmed or unsubscribed. */
export const subscribers: readonly { email: string; when: When; status?: "confirmed" | "unsubscribed" }[] = [
  { email: "odile.garnaud@example.fr", when: [82, "11:00"], status: "confirmed" },
  { email: "b.roualt@example.fr", when: [77, "19:31"], status: "confirmed" },
  { email: "marguerite.lhommeau@example.fr", when: [71, "08:52"], status: "unsubscribed" },
  { email: "atelier.couture@example.fr", when: [66, "14:20"], status: "confirmed" },
  { email: "yvon.prudhomme@example.fr", when: [58, "21:44"], status: "confirmed" },
  { email: "contact@sorel-vannier.example", when: [51, "10:05"], status: "confirmed" },
  { email: "s.mauduit@example.fr", when: [45, "17:13"], status: "confirmed" },
  { email: "famille.tessonneau@example.fr", when: [39, "20:58"] },
  { email: "lycee.martin@example.fr", when: [34, "09:16"], status: "confirmed" },
  { email: "n.jaffre@example.fr", when: [28, "12:40"], status: "confirmed" },
  { email: "bureau@trois-rivieres.example", when: [26, "15:02"], status: "unsubscribed" },
  { email: "corinne.aubineau@example.fr", when: [21, "18:27"], status: "confirmed" },
  { email: "p.estournel@example.fr", when: [15, "07:49"], status: "confirmed" },
  { email: "gite.des.peupliers@example.fr", when: [10, "22:10"], status: "confirmed" },
  { email: "elodie.fauveau@example.fr", when: [5, "13:35"], status: "confirmed" },
  { email: "hugo.lemasson@example.fr", when: [2, "19:08"] },
  { email: "j.rabeau@example.fr", when: 95 },
];
