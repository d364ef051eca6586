import { logoMarkSvg } from '@gastroshop/ui/theme-data';
import type { Queries } from '../../db';
import type { Letterhead } from '../../papers';
import { readTenantProfile } from '../../tenant-profile';
import { shopAddress, type ShopAddressInput } from '../content';

/** Who hands out the papers of a tenant: its name and mark, and the address its footer shows. */
export const letterheadOf = async (queries: Queries, question: ShopAddressInput): Promise<Letterhead> => {
  const { displayName, theme, telephone } = await readTenantProfile(queries, question.tenant);
  const address = await shopAddress(queries, question);
  return {
    shop: displayName,
    mark: logoMarkSvg(theme),
    // Before there is a footer the paper tells at least whom to call.
    address: address.length > 0 || telephone === undefined ? address : [displayName, telephone],
  };
};
