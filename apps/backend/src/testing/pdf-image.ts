import type { PdfBox, PdfLayout } from './pdf-layout';
import type { ScannedImage } from './read-barcode';

/** Pixels of a point: some to the finest bar. */
const SCALE = 4;

/**
 * A part of a page as a camera sees it that knows black and white only: what is filled is black, and so is all of every
 * letter's place.
 */
export const pdfImage = ({ fills, runs }: PdfLayout, part: PdfBox): ScannedImage => {
  const width = Math.round((part.right - part.left) * SCALE);
  const height = Math.round((part.bottom - part.top) * SCALE);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const pixel = (points: number, most: number): number =>
    Math.min(most, Math.max(0, Math.round(points * SCALE)));
  for (const box of [...fills, ...runs]) {
    const [left, right] = [pixel(box.left - part.left, width), pixel(box.right - part.left, width)];
    const bottom = pixel(box.bottom - part.top, height);
    for (let y = pixel(box.top - part.top, height); y < bottom; y += 1)
      for (let x = left; x < right; x += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { data, width, height };
};
