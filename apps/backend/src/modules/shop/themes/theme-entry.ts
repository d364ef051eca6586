/** Ten shades of a colour, lightest first. */
type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** What the backend says about the look of a tenant: the same data as the user interface's theme of this name. */
export interface ThemeEntry {
  /** The name shown to people. */
  readonly label: string;
  /** Shade 7 carries white text on light pages, shade 4 dark text on dark ones. */
  readonly brand: Shades;
  /** Tints that do not follow from the shades on dark pages. */
  readonly dark: { readonly onBrand: string; readonly brandSoft: string; readonly brandSoft2: string };
  /** SVG shapes on a grid of 32 that stand on a rounded square; `{ink}` and `{ground}` stand for the colours. */
  readonly mark: readonly string[];
}
