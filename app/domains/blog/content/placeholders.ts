import type { Illustration } from "../rules/featured-image.ts";

/** The illustrations in 10 x 10 pixels. scripts/build-covers.ts writes this file. */
export const illustrationPlaceholders = {
  laptop:
    "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoKAAoAA4BaJZQCw7FAAAD+8pth0yyM/O5c0AAC8X3GvK56ugAAAA==",
  "hard-disk":
    "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoKAAoAA4BaJZ2DrAGIAAD+8o5BODaJ1hkT6CPG5G9CAAAA",
  backup:
    "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoAA4BaJZQCw7ELXOduAAD+9hLfkDKuOKxj05EuPFIyxjS4WLXAA7AAAA==",
  shield: "data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABQAQCdASoKAAoAA4BaJZwABDOAAP7yjizAcguPEy7mQAAA",
  network:
    "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAAAwAQCdASoKAAoAA4BaJZwAA3AA/vJYMa/epRwdPOJgdyfAAAA=",
  "remote-help":
    "data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAAAwAQCdASoKAAoAA4BaJZwAA3AA/vJLRx2WgunvGLSXWNFDaUIAAA==",
  memory:
    "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoAA4BaJQBYdiIfIjRmAAD+8I3WHMnuiVEsxvvU7XK4wlSDkP+TC21hTWz6IAAAAA==",
  battery:
    "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoAA4BaJZQCw7D0Y0S9HKAA/vYZQ7jQYtVKW2XOyrV4pl6kFpXVYZGTKiAA",
  printer:
    "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoAA4BaJZQCw7EPAg7SuBeAAP72Bb8ewdUvHOaW0yG7gWtya8nmG/y7s8VAAAA=",
  "phone-and-box":
    "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAAAwAQCdASoKAAoAA4BaJZwAA3AA/vKONK/KZkvOJkvUrOBAAAA=",
} satisfies Record<Illustration, string>;
