import { PRICE_FIELDS, withoutFields } from '@gastroshop/domain/cart';
import type { UserFlags } from '@gastroshop/identity';

const BONUS_FIELDS = ['attachedBonus', 'bonus', 'hasBonus'];
const CROSS_TENANT_FIELDS = ['crossTenantProductId'];

/** The factors of a price among which its bonus stands: an order keeps those it was priced with. */
const isBonusFactor = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'source' in value && value.source === 'BONUS';

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
  if (hidden.length === 0) return answer;
  return withoutFields(answer, new Set(hidden), flags.canSeeBonuses ? undefined : isBonusFactor);
};
