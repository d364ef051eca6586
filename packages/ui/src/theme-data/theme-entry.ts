import type { Shades } from './palettes';

/** A part of a name; one part may stand in the brand colour. */
export interface WordmarkPart {
  readonly text: string;
  readonly brand: boolean;
}

/** A shape of a mark on a grid of 32; colours are those of the drawing (ink) and of the square it stands on (ground). */
export interface MarkShape {
  /** Data of an SVG path. */
  readonly path: string;
  /** Left out: ink, and none where there is a stroke. */
  readonly fill?: 'ink' | 'ground' | undefined;
  readonly stroke?: 'ink' | 'ground' | undefined;
  readonly strokeWidth?: number | undefined;
  /** 0 to 1. */
  readonly opacity?: number | undefined;
}

/** All that is needed for the look of a tenant: one entry of this kind is a new theme. */
export interface ThemeEntry {
  /** The name shown to people. */
  readonly label: string;
  /** The name beside the mark. */
  readonly wordmark: readonly WordmarkPart[];
  /** The brand colour: shade 7 carries white text on light pages, shade 4 dark text on dark ones. */
  readonly brand: Shades;
  /** Tints that do not follow from the shades on dark pages. */
  readonly dark: { readonly onBrand: string; readonly brandSoft: string; readonly brandSoft2: string };
  /** Shapes that stand on a rounded square, the lowest first. */
  readonly mark: readonly MarkShape[];
}
