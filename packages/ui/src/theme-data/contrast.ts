import { linearRgb } from './oklch';

const luminance = (hex: string): number => {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * How well one colour stands out from another: 1 (not at all) to 21, as WCAG 2.2 counts it.
 *
 * @example contrastRatio('#ffffff', '#000000') // 21
 */
export const contrastRatio = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
