/** Parts of a colour, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** How bright a colour is, 0 black to 1 white (WCAG 2.2, relative luminance). */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** How well one colour is read on another, 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
