/** The attribute keys the shop knows and has a logo for (PRD-4). */
export const ATTRIBUTE_KEYS = [
  'Tiefgekuehlt',
  'Gekuehlt',
  'Wiegeartikel',
  'Bio',
  'Msc',
  'Asc',
  'Veg',
  'Gf',
  'Lf',
  'Bestellschluss',
  'Bestellartikel',
] as const;

/** A known attribute key, see {@link ATTRIBUTE_KEYS}. */
export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number];

/** One attribute of a product as the wire carries it. The key may be one the shop does not know. */
export interface ProductAttribute {
  readonly key: string;
  /** What belongs to the key: the time of a Bestellschluss, the lead days of a Bestellartikel. */
  readonly extension?: string | undefined;
  readonly displayName?: string | undefined;
}

const KNOWN_KEYS: ReadonlySet<string> = /* @__PURE__ */ new Set(ATTRIBUTE_KEYS);

/** Whether there is a logo for an attribute key: only the known keys have one (PRD-4). */
export const hasAttributeLogo = (key: string): key is AttributeKey => KNOWN_KEYS.has(key);

/** Whether a product carries an attribute. */
export const hasAttribute = (attributes: readonly ProductAttribute[], key: AttributeKey): boolean =>
  attributes.some((attribute) => attribute.key === key);
