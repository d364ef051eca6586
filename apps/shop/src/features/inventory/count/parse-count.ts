import { isDecimalString } from '@gastroshop/domain/money';
import type { CountLine, CountUnit, InventoryCount } from './inventory-count';

type Kept = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is there and not empty. */
const filled = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const readUnits = (kept: unknown): readonly CountUnit[] =>
  Array.isArray(kept)
    ? kept
        .filter(isRecord)
        .flatMap(({ abbreviation, name, ratio }) =>
          typeof abbreviation === 'string' && typeof ratio === 'string' && isDecimalString(ratio)
            ? [{ abbreviation, name: text(name), ratio }]
            : [],
        )
    : [];

const readLine = (kept: unknown): readonly CountLine[] => {
  if (!isRecord(kept) || typeof kept['key'] !== 'string') return [];
  const { key } = kept;
  const amount = text(kept['amount']);
  const common = { key, amount: isDecimalString(amount) ? amount : ('' as const) };
  switch (kept['kind']) {
    case 'ARTICLE': {
      const units = readUnits(kept['units']);
      const sku = text(kept['sku']);
      if (sku === '' || units.length === 0) return [];
      return [
        {
          kind: 'ARTICLE',
          ...common,
          sku,
          number: text(kept['number']),
          name: text(kept['name']),
          units,
          unit: text(kept['unit']),
          picture: filled(kept['picture']),
          categoryId: filled(kept['categoryId']),
          categoryName: filled(kept['categoryName']),
        },
      ];
    }
    case 'FOREIGN':
      return [
        {
          kind: 'FOREIGN',
          ...common,
          name: text(kept['name']),
          unit: text(kept['unit']),
          gtin: filled(kept['gtin']),
        },
      ];
    case 'CODE':
      return [{ kind: 'CODE', ...common, code: text(kept['code']) }];
    default:
      return [];
  }
};

/** Reads a stock-taking that was kept on the device; undefined for what is none, and without lines that are none. */
export const readCount = (kept: unknown): InventoryCount | undefined => {
  if (!isRecord(kept) || typeof kept['id'] !== 'string' || !Array.isArray(kept['lines'])) return undefined;
  return {
    id: kept['id'],
    startedAt: text(kept['startedAt']),
    comment: text(kept['comment']),
    unloadingArea: text(kept['unloadingArea']),
    lines: kept['lines'].flatMap(readLine),
    finished: kept['finished'] === true,
    externalAddressId: filled(kept['externalAddressId']),
    triedAt: filled(kept['triedAt']),
  };
};
