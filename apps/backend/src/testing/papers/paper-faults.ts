import { pdfLayouts, pdfLines, type PdfBox, type PdfLayout, type PdfRun } from '../pdf-layout';

/** Points. What printers do not reach. */
const UNPRINTABLE = 14;
/** Below it stand the address and the page's number. */
const FOOTER_TOP = 841.89 - 64 + 6;
/** Letters of two runs may touch by this. */
const TOUCHING = 0.6;

const describeBox = ({ left, top, right, bottom }: PdfBox): string =>
  [left, top, right, bottom].map((points) => points.toFixed(1)).join(' ');

const overlap = (one: PdfBox, other: PdfBox): boolean =>
  one.left < other.right - TOUCHING &&
  other.left < one.right - TOUCHING &&
  one.top < other.bottom - TOUCHING &&
  other.top < one.bottom - TOUCHING;

const isVisible = ({ text }: PdfRun): boolean => text.trim() !== '';

/** Runs that stand on each other. */
const overlaps = (runs: readonly PdfRun[]): readonly string[] => {
  const sorted = runs.filter(isVisible).toSorted((one, other) => one.top - other.top);
  return sorted.flatMap((run, place) => {
    const faults: string[] = [];
    for (let next = place + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.top >= run.bottom) break;
      if (overlap(run, other)) faults.push(`"${run.text}" stands on "${other.text}"`);
    }
    return faults;
  });
};

/** Whatever on a page lies off it, or on something else. */
export const pageFaults = (layout: PdfLayout, edge = UNPRINTABLE): readonly string[] => {
  const { width, height, runs, shapes } = layout;
  const isOff = ({ left, top, right, bottom }: PdfBox): boolean =>
    left < edge || top < edge || right > width - edge || bottom > height - edge;
  return [
    ...(width > 590 && width < 600 && height > 840 && height < 845 ? [] : [`page of ${width} × ${height}`]),
    ...runs
      .filter((run) => isVisible(run) && isOff(run))
      .map((run) => `"${run.text}" at ${describeBox(run)}`),
    ...shapes.filter(isOff).map((shape) => `a shape at ${describeBox(shape)}`),
    ...runs.filter(({ text }) => text.includes('�')).map(({ text }) => `unknown letters in "${text}"`),
    ...overlaps(runs),
  ];
};

/** A page of a paper as it is read: the title above it, its lines, the number below it. */
export interface ReadPage {
  readonly above: readonly string[];
  readonly lines: readonly string[];
  readonly below: readonly string[];
}

/** A paper as it is read, and whatever is wrong with its pages. */
export interface ReadPaper {
  readonly pages: readonly ReadPage[];
  readonly faults: readonly string[];
}

const ABOVE = 64;

/** Reads a paper of the shop. */
export const readPaper = (bytes: Buffer): ReadPaper => {
  const layouts = pdfLayouts(bytes);
  const read = layouts.map((layout) => {
    const lines = pdfLines(layout).filter(({ text }) => text !== '');
    const part = (isIn: (line: PdfRun) => boolean) => lines.filter(isIn).map(({ text }) => text);
    return {
      above: part(({ baseline }) => baseline < ABOVE),
      lines: part(({ baseline }) => baseline >= ABOVE && baseline < FOOTER_TOP),
      below: part(({ baseline }) => baseline >= FOOTER_TOP),
    };
  });
  return {
    pages: read,
    faults: layouts.flatMap((layout, page) =>
      pageFaults(layout).map((fault) => `page ${page + 1}: ${fault}`),
    ),
  };
};
