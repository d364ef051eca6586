// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import storefrontBadges from '../product/texts/storefront-badges.de.json';
import storefrontProductDetail from '../product/detail/texts/storefront-product-detail.de.json';

const room: TextRoom = {
  'storefront-badges': storefrontBadges,
  'storefront-product-detail': storefrontProductDetail,
};

export default room;
