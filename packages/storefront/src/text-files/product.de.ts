// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import storefrontBadges from '../product/texts/storefront-badges.de.json';
import storefrontProductDetail from '../product/detail/texts/storefront-product-detail.de.json';

export default {
  'storefront-badges': storefrontBadges,
  'storefront-product-detail': storefrontProductDetail,
};
