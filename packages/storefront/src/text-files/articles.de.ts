// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import storefrontCartAdd from '../cart/texts/storefront-cart-add.de.json';
import storefrontDeadlineWords from '../delivery/texts/storefront-deadline-words.de.json';
import storefrontProduct from '../product/texts/storefront-product.de.json';
import storefrontRemarks from '../cart/texts/storefront-remarks.de.json';

export default {
  'storefront-cart-add': storefrontCartAdd,
  'storefront-deadline-words': storefrontDeadlineWords,
  'storefront-product': storefrontProduct,
  'storefront-remarks': storefrontRemarks,
};
