// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import storefrontCart from '../checkout/cart/texts/storefront-cart.en.json';
import storefrontCartPanel from '../checkout/panel/texts/storefront-cart-panel.en.json';
import storefrontConfirmation from '../checkout/confirmation/texts/storefront-confirmation.en.json';
import storefrontDeadline from '../checkout/totals/texts/storefront-deadline.en.json';
import storefrontDelivery from '../checkout/delivery/texts/storefront-delivery.en.json';
import storefrontJoinOrder from '../checkout/delivery/texts/storefront-join-order.en.json';
import storefrontPaper from '../checkout/print/texts/storefront-paper.en.json';
import storefrontPlan from '../checkout/plan/texts/storefront-plan.en.json';
import storefrontRemovedLines from '../checkout/removed/texts/storefront-removed-lines.en.json';
import storefrontSubmission from '../checkout/submission/texts/storefront-submission.en.json';
import storefrontSums from '../checkout/totals/texts/storefront-sums.en.json';
import storefrontTerms from '../checkout/fair-conditions/texts/storefront-terms.en.json';

const room: TextRoom = {
  'storefront-cart': storefrontCart,
  'storefront-cart-panel': storefrontCartPanel,
  'storefront-confirmation': storefrontConfirmation,
  'storefront-deadline': storefrontDeadline,
  'storefront-delivery': storefrontDelivery,
  'storefront-join-order': storefrontJoinOrder,
  'storefront-paper': storefrontPaper,
  'storefront-plan': storefrontPlan,
  'storefront-removed-lines': storefrontRemovedLines,
  'storefront-submission': storefrontSubmission,
  'storefront-sums': storefrontSums,
  'storefront-terms': storefrontTerms,
};

export default room;
