import bwip from 'bwip-js/node';

/** The bars of a code. */
export interface Barcode {
  /** Widths of bars and gaps in turn, in modules, beginning with a bar. */
  readonly widths: readonly number[];
  /** Empty modules a reader wants before the first bar and after the last. */
  readonly quiet: number;
  /** What stands below the bars. */
  readonly text: string;
}

const SYMBOLS: Readonly<Record<number, { readonly bcid: string; readonly quiet: number }>> = {
  8: { bcid: 'ean8', quiet: 7 },
  12: { bcid: 'upca', quiet: 9 },
  13: { bcid: 'ean13', quiet: 11 },
  14: { bcid: 'itf14', quiet: 10 },
};

/** Longer codes have bars finer than a kitchen's printer prints. */
const MAX_MODULES = 260;

const barsOf = (bcid: string, text: string): readonly number[] | undefined => {
  try {
    const [bars] = bwip.raw({ bcid, text });
    return bars !== undefined && 'sbs' in bars ? bars.sbs : undefined;
  } catch {
    // No such code: a wrong check digit, a letter the symbol does not have.
    return undefined;
  }
};

const gtinBarcode = (gtin: string): Barcode | undefined => {
  // A GTIN of 14 digits that begins with 0 is one of 13: its bars are simpler, and every till reads them.
  const text = /^0\d{13}$/.test(gtin) ? gtin.slice(1) : gtin;
  const symbol = /^\d+$/.test(text) ? SYMBOLS[text.length] : undefined;
  const widths = symbol === undefined ? undefined : barsOf(symbol.bcid, text);
  return symbol === undefined || widths === undefined ? undefined : { widths, quiet: symbol.quiet, text };
};

const textBarcode = (text: string): Barcode | undefined => {
  const widths = barsOf('code128', text);
  return widths === undefined || modulesOf({ widths, quiet: 10, text }) > MAX_MODULES
    ? undefined
    : { widths, quiet: 10, text };
};

/** Width of a code with its quiet zones, in modules. */
export const modulesOf = ({ widths, quiet }: Barcode): number =>
  widths.reduce((sum, width) => sum + width, 2 * quiet);

/** The bars of a label: of its GTIN as EAN, UPC or ITF, else of its article number as Code 128, else none. */
export const barcodeOf = ({
  gtin,
  sku,
}: {
  readonly gtin?: string | undefined;
  readonly sku: string;
}): Barcode | undefined => (gtin === undefined ? undefined : gtinBarcode(gtin)) ?? textBarcode(sku);

/** The bars as an SVG of this height, both in modules; quiet zones included. */
export const barcodeSvg = (code: Barcode, height: number): string => {
  let left = code.quiet;
  const bars = code.widths.map((width, place) => {
    const bar = place % 2 === 0 ? `M${left} 0h${width}v${height}h-${width}z` : '';
    left += width;
    return bar;
  });
  const modules = modulesOf(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${modules}" height="${height}" viewBox="0 0 ${modules} ${height}"><path d="${bars.join('')}"/></svg>`;
};
