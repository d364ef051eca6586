import type { PageRoute } from '@gastroshop/app-shell/router';
import { checkoutRoute } from '../features/checkout';
import { contentRoutes } from '../features/content';
import { customersRoute } from '../features/customers';
import { essenceRoute } from '../features/essence';
import { inventoryRoutes } from '../features/inventory';
import { labelsRoute } from '../features/labels';
import { notificationsRoute } from '../features/notifications';
import { orderPadRoute } from '../features/order-pad';
import { orderTemplateRoutes } from '../features/order-templates';
import { orderRoutes } from '../features/orders';
import { peopleRoutes } from '../features/people';
import { privacyRoute } from '../features/privacy';
import { productRoute } from '../features/product';
import { profileRoute } from '../features/profile';
import { receiptsRoute } from '../features/receipts';
import { standingOrderRoutes } from '../features/standing-orders';
import { searchRoute } from '../features/search';

/** The pages of the shop. What none of them has is the not-found page's (NAV-5). */
export const pages: readonly PageRoute[] = [
  ...contentRoutes,
  ...peopleRoutes,
  searchRoute,
  productRoute,
  orderPadRoute,
  checkoutRoute,
  customersRoute,
  ...orderRoutes,
  ...standingOrderRoutes,
  ...orderTemplateRoutes,
  ...inventoryRoutes,
  receiptsRoute,
  essenceRoute,
  labelsRoute,
  notificationsRoute,
  profileRoute,
  privacyRoute,
];
