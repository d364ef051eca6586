/** What is measured; only measures of the same kind convert into each other. */
interface Measure {
  readonly kind: 'MASS' | 'VOLUME';
  /** Grams or millilitres in one. */
  readonly size: number;
}

const MEASURES: ReadonlyMap<string, Measure> = /* @__PURE__ */ new Map<string, Measure>([
  ['g', { kind: 'MASS', size: 1 }],
  ['kg', { kind: 'MASS', size: 1000 }],
  ['ml', { kind: 'VOLUME', size: 1 }],
  ['cl', { kind: 'VOLUME', size: 10 }],
  ['l', { kind: 'VOLUME', size: 1000 }],
]);

/** How many of the smallest measure one of `from` and one of `to` hold. */
interface Conversion {
  readonly from: number;
  readonly to: number;
}

const SAME: Conversion = { from: 1, to: 1 };

/**
 * How two units of measure relate: g and kg, ml, cl and l, and every unit to itself. Letter case does not matter.
 *
 * @returns undefined when they do not convert
 */
export const convertUnit = (from: string, to: string): Conversion | undefined => {
  const source = from.trim().toLowerCase();
  const target = to.trim().toLowerCase();
  if (source === target) return SAME;
  const a = MEASURES.get(source);
  const b = MEASURES.get(target);
  return a !== undefined && a.kind === b?.kind ? { from: a.size, to: b.size } : undefined;
};
