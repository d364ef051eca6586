import { type RefObject, useLayoutEffect, useState } from 'react';

/** Least width of a tile and the room between two, as the kit's grid has them, in pixels. */
const TILE_PX = 192;
const GAP_PX = 16;
const PHONE_GAP_PX = 12;
const PHONE_COLUMNS = 2;

/** How tiles stand. */
export interface TileLayout {
  readonly columns: number;
  /** Height of a line of tiles with the room below it, in pixels. */
  readonly lineHeight: number;
}

/** What the height of a tile depends on, before one can be measured. */
export interface TileMeasureInput {
  readonly phone: boolean;
  readonly withPrices: boolean;
  readonly withOrder: boolean;
}

const expectedHeight = ({ phone, withPrices, withOrder }: TileMeasureInput): number =>
  (phone ? 104 : 116) + 86 + (withPrices ? 42 : 0) + (withOrder ? (phone ? 56 : 48) : 0);

const columnsIn = (width: number, phone: boolean): number =>
  phone ? PHONE_COLUMNS : Math.max(1, Math.floor((width + GAP_PX) / (TILE_PX + GAP_PX)));

/**
 * How many tiles stand side by side and how high a line of them is, measured: all tiles are of one height, which
 * depends on the letters as well.
 *
 * @param list element around the tiles
 */
export const useTileLayout = (list: RefObject<HTMLElement | null>, shape: TileMeasureInput): TileLayout => {
  const { phone } = shape;
  const [width, setWidth] = useState(1024);
  const [tile, setTile] = useState<number>();
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      // What is inside it: the room at its own edges is no tile's.
      const inside = element.firstElementChild?.clientWidth ?? 0;
      if (inside > 0) setWidth(inside);
      const height = element.querySelector<HTMLElement>('[data-tiles] > * > *')?.offsetHeight ?? 0;
      if (height > 0) setTile(height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [list, shape.phone, shape.withPrices, shape.withOrder]);
  const gap = phone ? PHONE_GAP_PX : GAP_PX;
  return { columns: columnsIn(width, phone), lineHeight: (tile ?? expectedHeight(shape)) + gap };
};
