/** A colour by how light it is (0 to 1), how strong (0 for grey) and of which hue, in radians: OKLCH, as in CSS Color 4. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const apply = ([a, b, c]: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => [
  a[0] * x + a[1] * y + a[2] * z,
  b[0] * x + b[1] * y + b[2] * z,
  c[0] * x + c[1] * y + c[2] * z,
];

const LMS_OF_RGB = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const LAB_OF_LMS = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const LMS_OF_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const RGB_OF_LMS = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Red, green and blue of #rrggbb as light, 0 to 1 each. */
export const linearRgb = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
};

/** A colour written as #rrggbb, in OKLCH. */
export const toOklch = (hex: string): Oklch => {
  const [l, m, s] = apply(LMS_OF_RGB, linearRgb(hex));
  const [lightness, a, b] = apply(LAB_OF_LMS, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};

const rgbOf = ({ lightness, chroma, hue }: Oklch): Triple => {
  const [l, m, s] = apply(LMS_OF_LAB, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  return apply(RGB_OF_LMS, [l ** 3, m ** 3, s ** 3]);
};

/** A hair beyond the screen's colours is rounding. */
const TOLERANCE = 0.0005;
const isOnScreen = (rgb: Triple): boolean =>
  rgb.every((light) => light >= -TOLERANCE && light <= 1 + TOLERANCE);

const HALVINGS = 16;

/** The colour as #rrggbb. One that no screen shows is made weaker until it can be shown; hue and lightness stay. */
export const fromOklch = (color: Oklch): string => {
  let shown = rgbOf(color);
  if (!isOnScreen(shown)) {
    let weak = 0;
    let strong = color.chroma;
    for (let step = 0; step < HALVINGS; step += 1) {
      const chroma = (weak + strong) / 2;
      if (isOnScreen(rgbOf({ ...color, chroma }))) weak = chroma;
      else strong = chroma;
    }
    shown = rgbOf({ ...color, chroma: weak });
  }
  const channels = shown.map((light) => {
    const channel = Math.round(fromLinear(Math.min(1, Math.max(0, light))) * 255);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
};
