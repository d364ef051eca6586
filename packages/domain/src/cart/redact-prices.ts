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
 * @example redactPrices({ sku: '1', price: '4.15' }) // { sku: '1' }
 */
export function redactPrices<Value>(value: Value): WithoutPrices<Value>;
export function redactPrices(value: unknown): unknown {
  return redactFields(value, HIDDEN);
}

/**
 * Plain data without the named fields, and without some entries of its lists, at any depth: for what a role may not see.
 * Nothing is changed; parts that hold nothing hidden are the very same ones, so that an answer of a hundred articles is
 * not copied whole for a few fields.
 *
 * @param value data as JSON carries it: texts, numbers, flags, null, arrays and plain objects
 * @param isHiddenItem whether an entry of a list goes; none does without it
 * @example redactFields({ sku: '1', bonus: '0.20' }, new Set(['bonus'])) // { sku: '1' }
 */
export const redactFields = (
  value: unknown,
  fields: ReadonlySet<string>,
  isHiddenItem: (item: unknown) => boolean = isNever,
): unknown => {
  const left = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return itemsLeft(part);
    return isRecord(part) ? fieldsLeft(part) : part;
  };
  // Most parts hold nothing hidden: only from the first that does is anything copied, and each is looked through once.
  const fieldsLeft = (part: Readonly<Record<string, unknown>>): unknown => {
    const keys = Object.keys(part);
    let copy: Record<string, unknown> | undefined;
    for (const [at, field] of keys.entries()) {
      const isHidden = fields.has(field);
      const inner = isHidden ? undefined : left(part[field]);
      if (copy === undefined && !isHidden && inner === part[field]) continue;
      copy ??= Object.fromEntries(keys.slice(0, at).map((same) => [same, part[same]]));
      if (!isHidden) copy[field] = inner;
    }
    return copy ?? part;
  };
  const itemsLeft = (items: readonly unknown[]): readonly unknown[] => {
    let copy: unknown[] | undefined;
    for (const [at, item] of items.entries()) {
      const isHidden = isHiddenItem(item);
      const inner = isHidden ? undefined : left(item);
      if (copy === undefined && !isHidden && inner === item) continue;
      copy ??= items.slice(0, at);
      if (!isHidden) copy.push(inner);
    }
    return copy ?? items;
  };
  return left(value);
};

const isRecord = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value);

const isNever = (): boolean => false;

const HIDDEN: ReadonlySet<string> = new Set(PRICE_FIELDS);
