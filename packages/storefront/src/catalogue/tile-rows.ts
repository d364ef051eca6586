/** A line of tiles. */
export interface TileRow<Item> {
  readonly key: string;
  readonly items: readonly Item[];
}

/** Cuts what stands in tiles into lines. */
export const tileRows = <Item extends { readonly key: string }>(
  items: readonly Item[],
  columns: number,
): readonly TileRow<Item>[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, line) => {
    const own = items.slice(line * columns, (line + 1) * columns);
    return { key: own[0]?.key ?? '', items: own };
  });
