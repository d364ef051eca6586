import type { Shades } from './palettes';

/** A part of a name; one part may stand in the brand colour. */
export interface WordmarkPart {
  readonly text: string;
  readonly brand: boolean;
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
  /** SVG shapes on a grid of 32 that stand on a rounded square; `{ink}` and `{ground}` stand for the colours. */
  readonly mark: readonly string[];
}
