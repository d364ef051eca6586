import type { ProductLine } from '../schemas/product-line';
import type { MergeRow } from './merge-rows';

type Category = ProductLine['categories'][number];

interface Known {
  readonly category: Category;
  readonly parentId: string | undefined;
  readonly path: readonly string[];
  readonly isVirtual: boolean;
}

/** What the lines of an import say about categories and suppliers. The first to name one decides, so that lines agree. */
export interface CategoryMemory {
  /** Takes in what a line says; answers a reason where it contradicts an earlier one. */
  readonly contradiction: (line: ProductLine) => string | undefined;
  /** Rows of the categories that some lines name. */
  readonly categoryRows: (tenant: string, lines: readonly ProductLine[]) => readonly MergeRow[];
  /** Rows of the suppliers that some lines name. */
  readonly supplierRows: (tenant: string, lines: readonly ProductLine[]) => readonly MergeRow[];
}

const placesOf = (line: ProductLine): readonly Known[] => [
  ...line.categories.map((category, depth) => ({
    category,
    parentId: line.categories[depth - 1]?.id,
    path: line.categories.slice(0, depth + 1).map(({ id }) => id),
    isVirtual: false,
  })),
  ...(line.virtualCategories ?? []).map((category) => ({
    category,
    parentId: undefined,
    path: [category.id],
    isVirtual: true,
  })),
];

const isSamePlace = (one: Known, other: Known): boolean =>
  one.isVirtual === other.isVirtual && one.path.join('\n') === other.path.join('\n');

/** Makes the memory of one import. It grows with the categories and suppliers, not with the lines. */
export const categoryMemory = (): CategoryMemory => {
  const categories = new Map<string, Known>();
  const suppliers = new Map<string, string>();
  return {
    contradiction: (line) => {
      const places = placesOf(line);
      for (const place of places) {
        const known = categories.get(place.category.id);
        if (known !== undefined && !isSamePlace(known, place))
          return `categories: ${place.category.id} stands below ${known.parentId ?? 'no other'} in an earlier line, and below ${place.parentId ?? 'no other'} here`;
      }
      for (const place of places)
        if (!categories.has(place.category.id)) categories.set(place.category.id, place);
      const { supplier } = line;
      if (supplier !== undefined && !suppliers.has(supplier.id)) suppliers.set(supplier.id, supplier.name);
      return undefined;
    },
    categoryRows: (tenant, lines) =>
      [...new Set(lines.flatMap((line) => placesOf(line).map(({ category }) => category.id)))].flatMap(
        (id) => {
          const known = categories.get(id);
          if (known === undefined) return [];
          const { category, parentId = null, path, isVirtual } = known;
          return {
            tenant,
            id,
            parent_id: parentId,
            names: category.name,
            sort_key: category.sortKey ?? category.name['de-AT'].toLowerCase(),
            is_virtual: isVirtual,
            thumbnail_path: category.thumbnailPath ?? null,
            path,
          };
        },
      ),
    supplierRows: (tenant, lines) =>
      [...new Set(lines.flatMap(({ supplier }) => supplier?.id ?? []))].flatMap((id) => {
        const name = suppliers.get(id);
        return name === undefined ? [] : { tenant, id, name };
      }),
  };
};
