import { bodyOf, type Drawing } from './drawings';

/** A drawing on a wide picture: its middle and its side, in pixels, and how far it is turned. */
export interface Placed {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn?: number | undefined;
  /** Colour of the plate below it; missing: none. */
  readonly plate?: string | undefined;
}

/** A wide picture of drawn things on one ground, for start pages and teasers. */
export interface FlatLay {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly things: readonly Placed[];
}

const GRID = 32;

const placed = ({ drawing, x, y, side, turn = 0, plate }: Placed): string =>
  (plate === undefined
    ? ''
    : `<circle cx="${x}" cy="${y + side * 0.03}" r="${side * 0.8}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${side * 0.78}" fill="${plate}"/><circle cx="${x}" cy="${y}" r="${side * 0.6}" fill="#fff" opacity=".18"/>`) +
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${side / GRID}) translate(-16 -16)">${bodyOf(drawing)}</g>`;

/** The picture as an SVG document. */
export const drawFlatLay = ({ width, height, ground, things }: FlatLay): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${things.map(placed).join('')}</svg>`;
