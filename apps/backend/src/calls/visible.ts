import { PRICE_FIELDS, withoutFields } from '@gastroshop/domain/cart';
import type { UserFlags } from '@gastroshop/identity';

const BONUS_FIELDS = ['attachedBonus', 'bonus', 'hasBonus'];
const CROSS_TENANT_FIELDS = ['crossTenantProductId'];

/** The factors of a price among which its bonus stands: an order keeps those it was priced with. */
const isBonusFactor = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'source' in value && value.source === 'BONUS';

const isRecord = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value);

/** The same without the factor of any bonus; parts without one are the very same ones. */
const withoutBonusFactors = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const before: readonly unknown[] = value;
    if (before.every((inner) => !isBonusFactor(inner) && withoutBonusFactors(inner) === inner)) return value;
    return before.filter((inner) => !isBonusFactor(inner)).map(withoutBonusFactors);
  }
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  if (keys.every((field) => withoutBonusFactors(value[field]) === value[field])) return value;
  return Object.fromEntries(keys.map((field) => [field, withoutBonusFactors(value[field])]));
};

/**
 * What of an answer a caller may see: no price without the right to see prices, no bonus and no cross-tenant number
 * without their roles. Every JSON answer goes through here on its way out, so that no call can forget it.
 */
export const visibleTo = (answer: unknown, flags: UserFlags, seesPrices: boolean): unknown => {
  const hidden = [
    ...(seesPrices ? [] : PRICE_FIELDS),
    ...(seesPrices && flags.canSeeBonuses ? [] : BONUS_FIELDS),
    ...(flags.shouldSeeCrossTenantProductId ? [] : CROSS_TENANT_FIELDS),
  ];
  const left = hidden.length === 0 ? answer : withoutFields(answer, new Set(hidden));
  return flags.canSeeBonuses ? left : withoutBonusFactors(left);
};
