/** Words for a computer, as visitors say them. */
export const computer =
  "ordinateur*|lordinateur|lordi|pc|portable*|tour|machine|mac|macbook*|imac|unite centrale|asus|acer|lenovo|dell";

/** Words for a Mac. */
export const macs = "mac|macs|macbook*|imac*";

/** Words for a printer or for printing. 'limprimante' is typed without an apostrophe. */
export const printing = "imprim*|limprim*|impression*|multifonction*|canon|epson|brother";

/** Words that say that something does not work. */
export const failing =
  "pas|plus|pu|rien|aucun*|hs|panne|mort*|bloqu*|impossible|marche*|fonctionne*|repond*|refuse*|erreur*";

/** Words for a phone or a tablet. */
export const phones =
  "telephone*|smartphone*|iphone*|samsung|huawei|xiaomi|redmi|galaxy|mobile|android|tablette*|ipad*";

/** Words for a game console, whose faults are others than those of a computer. 'Switch' is read as 'allume'. */
export const consoles =
  "console*|ps3|ps4|ps5|playstation|xbox|nintendo|swich|joycon*|dock|la allume|ma allume|wii|manette*|steam deck";
