import type { TFunction } from 'i18next';
import {
  allergenDeclaration,
  ALLERGENS,
  containedLetters,
  type AllergenState,
} from '@gastroshop/domain/product';
import { formatLongDate, type Locale } from '@gastroshop/i18n';
import type { SheetValue, Workbook } from '../../spreadsheet';
import { allergenName } from '../datasheet';
import type { AllergenFacts } from './allergen-facts';
import type { EssenceGroup } from './essence-list';
import { texts } from '../../text-files';

/** For whom an allergen list is written, and by whom. */
export interface AllergenReader {
  readonly shop: string;
  readonly customerName: string;
  readonly locale: Locale;
  readonly today: string;
}

const MARKS = {
  CONTAINED: (words) => words('contained'),
  TRACES: (words) => words('traces'),
  UNKNOWN: (words) => words('unknown'),
  NONE: () => undefined,
} as const satisfies Readonly<Record<AllergenState, (words: TFunction<'essence-paper'>) => SheetValue>>;

/**
 * The allergens of an essence list: a row for each article, a column for each of the 14 allergens. Letters stand for
 * what is contained only; what nobody knows is marked as such, never left empty as if the article were free of it.
 */
export const allergenWorkbook = (
  groups: readonly EssenceGroup[],
  facts: ReadonlyMap<string, AllergenFacts>,
  { shop, customerName, locale, today }: AllergenReader,
): Workbook => {
  const words = texts.getFixedT(locale, 'essence-paper');
  return {
    shop,
    title: words('allergenHeading'),
    sheets: [
      {
        name: words('allergenTitle'),
        notes: [
          `${words('customer')}: ${customerName}`,
          words('state', { date: formatLongDate(today, locale, { weekday: 'none' }) }),
          words('allergenKey'),
        ],
        columns: [
          // All of them fit across a page in letters that can be read; longer texts go on below.
          { heading: words('sku'), width: 16 },
          { heading: words('article'), width: 36 },
          { heading: words('category'), width: 18 },
          { heading: words('letters'), width: 11 },
          ...ALLERGENS.map(({ allergen, letter }) => ({
            heading: `${letter} ${allergenName(allergen, locale)}`,
            kind: 'MARK' as const,
            width: 8,
          })),
          { heading: words('note'), width: 28 },
        ],
        rows: groups.flatMap(({ category, products }) =>
          products.map(({ sku, name, allergenInfoCodes }): readonly SheetValue[] => {
            const codes = facts.get(sku)?.codes ?? allergenInfoCodes;
            return [
              sku,
              name,
              category,
              containedLetters(codes).join(', '),
              ...allergenDeclaration(codes).map(({ state }) => MARKS[state](words)),
              facts.get(sku)?.note ?? undefined,
            ];
          }),
        ),
      },
    ],
  };
};
