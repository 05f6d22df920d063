/** "72" in Bricolage Grotesque at weight 760, outlined, centred on a 512 x 512 square. */
const seventyTwo =
  "M174.1 364.2L119.4 364.2Q119.4 342.4 124.3 320.2Q129.3 297.9 138.9 275.8Q148.5 253.8 162.9 233.3Q177.3 212.8 196.8 194.6L196.8 192.3L89.9 193.3L89.9 152.6L241.6 152.6L241.6 193.6Q228.5 206.4 216.5 225.1Q204.5 243.8 194.9 266.2Q185.3 288.6 179.7 313.6Q174.1 338.6 174.1 364.2ZM422.1 364.2L258.2 364.2L258.2 313.9L339.2 260.5Q345.3 256.3 350.7 251.7Q356.2 247 360.5 241.3Q364.8 235.5 367.4 229.1Q369.9 222.7 369.9 215.4Q369.9 207 366.2 201.3Q362.6 195.5 355.7 192.3Q348.8 189.1 339.2 189.1Q328.3 189.1 321.4 192.8Q314.6 196.5 310.7 202.7Q306.9 209 305.6 216.8Q304.3 224.6 305 233.6L257.6 225.9Q256.3 201.6 265.8 184.2Q275.2 166.7 294.2 157.3Q313.3 147.8 340.2 147.8Q364.2 147.8 381.9 155.4Q399.7 162.9 409.4 177.1Q419.2 191.4 419.2 212.2Q419.2 227.5 414.2 240Q409.3 252.5 401.1 262.4Q393 272.3 382.6 280.2Q372.2 288 361.6 294.4L315.8 322.6L315.8 324.8L422.1 323.5L422.1 364.2Z";

interface Plate {
  /** The radius of the corners, in 512ths; 0 when the system rounds them itself. */
  radius: number;
  /** The width of the digits relative to the square. */
  figures: number;
}

/** Returns the brand's plate as an SVG document. */
export function plateSvg({ radius, figures }: Plate, cobalt: string): string {
  const scale = Number(((figures * 512) / 332.2).toFixed(3));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
    `<rect width="512" height="512" rx="${radius}" fill="${cobalt}"/>` +
    `<path transform="translate(256 256) scale(${scale}) translate(-256 -256)" fill="#fff" d="${seventyTwo}"/></svg>`
  );
}
