import { PRICE_FIELDS, redactFields } from '@gastroshop/domain/cart';
import type { UserFlags } from '@gastroshop/identity';

const BONUS_FIELDS = ['attachedBonus', 'bonus', 'hasBonus'];
const CROSS_TENANT_FIELDS = ['crossTenantProductId'];
const BONUS_SOURCE = 'BONUS';

/** The factors of a price among which its bonus stands: an order keeps those it was priced with. */
const isBonusFactor = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'source' in value && value.source === BONUS_SOURCE;

/** The fields of answers that a caller with these flags does not get. */
export const hiddenFields = (flags: UserFlags, seesPrices: boolean): readonly string[] => [
  ...(seesPrices ? [] : PRICE_FIELDS),
  ...(seesPrices && flags.canSeeBonuses ? [] : BONUS_FIELDS),
  ...(flags.shouldSeeCrossTenantProductId ? [] : CROSS_TENANT_FIELDS),
];

/**
 * What of an answer a caller may see: no price without the right to see prices, no bonus and no cross-tenant number
 * without their roles. Every JSON answer goes through here, or through {@link redactJson}, on its way out, so that no
 * call can forget it.
 */
export const redactFor = (answer: unknown, flags: UserFlags, seesPrices: boolean): unknown => {
  const hidden = hiddenFields(flags, seesPrices);
  if (hidden.length === 0) return answer;
  return redactFields(answer, new Set(hidden), flags.canSeeBonuses ? undefined : isBonusFactor);
};

/**
 * The same of an answer that is JSON already. A text in which no hidden name stands anywhere is handed on as it is; any
 * other is taken apart.
 *
 * @param text JSON whose names are not escaped, as the database and `JSON.stringify` write it
 */
export const redactJson = (text: string, flags: UserFlags, seesPrices: boolean): string => {
  const hidden = [...hiddenFields(flags, seesPrices), ...(flags.canSeeBonuses ? [] : [BONUS_SOURCE])];
  if (!hidden.some((name) => text.includes(`"${name}"`))) return text;
  return JSON.stringify(redactFor(JSON.parse(text), flags, seesPrices));
};
