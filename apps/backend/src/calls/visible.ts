import { PRICE_FIELDS, withoutFields } from '@gastroshop/domain/cart';
import type { UserFlags } from '@gastroshop/identity';

const BONUS_FIELDS = ['attachedBonus', 'bonus', 'hasBonus'];
const CROSS_TENANT_FIELDS = ['crossTenantProductId'];

/** The factors of a price among which its bonus stands: an order keeps those it was priced with. */
const isBonusFactor = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'source' in value && value.source === 'BONUS';

/** The same without the factor of any bonus; parts without one are the very same ones. */
const withoutBonusFactors = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const before: readonly unknown[] = value;
    const left = before.filter((inner) => !isBonusFactor(inner)).map(withoutBonusFactors);
    return left.length === before.length && left.every((inner, index) => inner === before[index])
      ? value
      : left;
  }
  const before: readonly (readonly [string, unknown])[] = Object.entries(value);
  const left = before.map(([field, inner]) => [field, withoutBonusFactors(inner)] as const);
  return left.every(([, inner], index) => inner === before[index]?.[1]) ? value : Object.fromEntries(left);
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
