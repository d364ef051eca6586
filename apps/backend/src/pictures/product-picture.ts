import { bodyOf, isDrawing, type Drawing } from './drawings';
import { isTint, TINTS, type Tint } from './tints';

/** Ways a tile is laid out, so that neighbours with one drawing do not look copied. */
export const LAYOUTS = ['plain', 'plate', 'tilted'] as const;
/** Way a tile is laid out, see {@link LAYOUTS}. */
type Layout = (typeof LAYOUTS)[number];

/** A picture of an article: which drawing, on which ground, laid out how. */
export interface ProductPicture {
  readonly drawing: Drawing;
  readonly tint: Tint;
  readonly layout: Layout;
}

const SIZE = 320;
const GRID = 32;
/** Share of the tile the drawing covers. */
const SHARE = 0.66;

/**
 * The picture a key names, in the table of pictures and, below `/media/`, in addresses.
 *
 * @returns undefined where there is no such drawing or ground
 * @example pictureOfKey('articles/cheese-dairy-plate.svg') // { drawing: 'cheese', tint: 'dairy', layout: 'plate' }
 */
export const pictureOfKey = (key: string): ProductPicture | undefined => {
  const [, drawing = '', tint = '', layout = 'plain'] =
    /^articles\/(.+?)-([a-z]+)(?:-(plate|tilted))?\.svg$/.exec(key) ?? [];
  const known = LAYOUTS.find((one) => one === layout);
  return isDrawing(drawing) && isTint(tint) && known !== undefined
    ? { drawing, tint, layout: known }
    : undefined;
};

const groundOf = (layout: Layout): string =>
  layout === 'plate' ? `<circle cx="160" cy="160" r="134" fill="#fff" opacity=".5"/>` : '';

/** The picture as an SVG document. */
export const drawImage = ({ drawing, tint, layout }: ProductPicture): string => {
  const side = SIZE * (layout === 'plate' ? SHARE - 0.06 : SHARE);
  const edge = (SIZE - side) / 2;
  const turn = layout === 'tilted' ? `rotate(-8 160 160) ` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
    `<path fill="${TINTS[tint]}" d="M0 0h${SIZE}v${SIZE}H0z"/>${groundOf(layout)}` +
    `<g transform="${turn}translate(${edge} ${edge}) scale(${side / GRID})">${bodyOf(drawing)}</g></svg>`
  );
};
