import { tenantPresentation } from '@gastroshop/identity';
import { logoMarkSvg } from '@gastroshop/ui/theme-data';
import type { Queries } from '../../db';
import type { Letterhead } from '../../papers';
import { shopAddress, type ShopAddressInput } from '../content';

/** Who hands out the papers of a tenant: its name and mark, and the address its footer shows. */
export const letterheadOf = async (queries: Queries, question: ShopAddressInput): Promise<Letterhead> => {
  const { displayName, logo } = tenantPresentation(question.tenant);
  return {
    shop: displayName,
    mark: logoMarkSvg(logo),
    address: await shopAddress(queries, question),
  };
};
