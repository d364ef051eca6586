/**
 * Fields of products, carts, orders and receipts, at any depth, that hold a price or let one be worked out. What a
 * container's deposit amounts to is no price and stays.
 */
export const PRICE_FIELDS = [
  'bulkPrices',
  'price',
  'prices',
  'rawValueString',
  'rawValue',
  'factors',
  'uvp',
  'attachedDiscount',
  'attachedBonus',
  'discountInfo',
  'priceDiscountInfo',
  'priceSnapshot',
  'unitPrice',
  'salePrice',
  'rawPricePerStorage',
  'discountPricePerStorage',
  'rowTotal',
  'rowTotalString',
  'undiscountedRowTotal',
  'discountEarned',
  'bonus',
  'mostAccurateRowTotal',
  'net',
  'netString',
  'gross',
  'grossString',
  'fees',
  'totals',
  'total',
  'totalPrice',
] as const;
/** Field that holds a price, see {@link PRICE_FIELDS}. */
export type PriceField = (typeof PRICE_FIELDS)[number];

/** A value without any price field, at any depth. */
export type WithoutPrices<Value> = Value extends readonly (infer Item)[]
  ? readonly WithoutPrices<Item>[]
  : Value extends object
    ? { [Field in keyof Value as Field extends PriceField ? never : Field]: WithoutPrices<Value[Field]> }
    : Value;

/**
 * Plain data without any price, for somebody who may not see prices (PRI-9). Every answer, paper and mail
 * takes its prices out here, so that no field is forgotten in one of them.
 *
 * @param value data as JSON carries it: texts, numbers, flags, null, arrays and plain objects
 * @example withoutPrices({ sku: '1', price: '4.15' }) // { sku: '1' }
 */
export function withoutPrices<Value>(value: Value): WithoutPrices<Value>;
export function withoutPrices(value: unknown): unknown {
  return withoutFields(value, HIDDEN);
}

/**
 * Plain data without the named fields, at any depth: for what a role may not see. Nothing is changed; parts that hold
 * none of the fields are the very same ones, so that an answer of a hundred articles is not copied whole for a few fields.
 *
 * @param value data as JSON carries it: texts, numbers, flags, null, arrays and plain objects
 * @example withoutFields({ sku: '1', bonus: '0.20' }, new Set(['bonus'])) // { sku: '1' }
 */
export const withoutFields = (value: unknown, fields: ReadonlySet<string>): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return itemsWithout(value, fields);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  // Most parts hold none of the fields: only from the first that does is anything copied.
  for (const [at, field] of keys.entries()) {
    const inner = value[field];
    if (!fields.has(field) && withoutFields(inner, fields) === inner) continue;
    const left: Record<string, unknown> = {};
    for (const same of keys.slice(0, at)) left[same] = value[same];
    for (const other of keys.slice(at)) {
      if (!fields.has(other)) left[other] = withoutFields(value[other], fields);
    }
    return left;
  }
  return value;
};

const itemsWithout = (items: readonly unknown[], fields: ReadonlySet<string>): readonly unknown[] => {
  let left: unknown[] | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = withoutFields(items[at], fields);
    if (left === undefined && item === items[at]) continue;
    left ??= items.slice(0, at);
    left.push(item);
  }
  return left ?? items;
};

const isRecord = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value);

const HIDDEN: ReadonlySet<string> = new Set(PRICE_FIELDS);
