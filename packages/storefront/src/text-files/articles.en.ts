// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import storefrontCartAdd from '../cart/texts/storefront-cart-add.en.json';
import storefrontDeadlineWords from '../delivery/texts/storefront-deadline-words.en.json';
import storefrontProduct from '../product/texts/storefront-product.en.json';
import storefrontRemarks from '../cart/texts/storefront-remarks.en.json';

const room: TextRoom = {
  'storefront-cart-add': storefrontCartAdd,
  'storefront-deadline-words': storefrontDeadlineWords,
  'storefront-product': storefrontProduct,
  'storefront-remarks': storefrontRemarks,
};

export default room;
