// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import storefrontCart from '../checkout/cart/texts/storefront-cart.de.json';
import storefrontCartPanel from '../checkout/panel/texts/storefront-cart-panel.de.json';
import storefrontConfirmation from '../checkout/confirmation/texts/storefront-confirmation.de.json';
import storefrontDeadline from '../checkout/totals/texts/storefront-deadline.de.json';
import storefrontDelivery from '../checkout/delivery/texts/storefront-delivery.de.json';
import storefrontJoinOrder from '../checkout/delivery/texts/storefront-join-order.de.json';
import storefrontPaper from '../checkout/print/texts/storefront-paper.de.json';
import storefrontPlan from '../checkout/plan/texts/storefront-plan.de.json';
import storefrontRemovedLines from '../checkout/removed/texts/storefront-removed-lines.de.json';
import storefrontSubmission from '../checkout/submission/texts/storefront-submission.de.json';
import storefrontSums from '../checkout/totals/texts/storefront-sums.de.json';
import storefrontTerms from '../checkout/fair-conditions/texts/storefront-terms.de.json';

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
