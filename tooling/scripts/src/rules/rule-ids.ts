/**
 * Every rule id in a text, in the order of appearance.
 *
 * @example ruleIds('PRI-2 and PRI-3: tiers') // ['PRI-2', 'PRI-3']
 */
export const ruleIds = (text: string): string[] => text.match(/\b[A-Z]{3}-\d+\b/g) ?? [];

/** The area of a rule id: PRI of PRI-2. */
export const areaOf = (id: string): string => id.slice(0, 3);
