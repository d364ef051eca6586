import type { Handlers } from '../calls';
import { analyticsHandlers } from './analytics';
import { cartHandlers } from './cart';
import { contentHandlers } from './content';
import { catalogueHandlers, createCatalogueMemory, type CatalogueMemory } from './catalogue';
import { customerHandlers } from './customer';
import { datasheetHandlers } from './datasheet';
import { essenceHandlers } from './essence';
import { formHandlers } from './form';
import { inventoryHandlers } from './inventory';
import { labelHandlers } from './label';
import { fairHandlers } from './fair';
import { notificationHandlers } from './notification';
import { orderHandlers } from './order';
import { orderTemplateHandlers } from './order-template';
import { productHandlers } from './product';
import { receiptHandlers } from './receipt';
import { shopHandlers } from './shop';
import { standingOrderHandlers } from './standing-order';
import { userHandlers } from './user';
import type { Services } from './services';

export { syncOrigin, registerContentEditing, registerMedia, storyblokOrigin } from './content';
export type { Services } from './services';
export { registerSettingsPages } from './operator';
export { registerNotificationFiles } from './notification';
export { enqueueDueStandingOrders, runStandingOrder } from './standing-order';
export { brandFile, registerHostCaching } from './shop';

/** The handlers of all modules; a call without one answers 501. */
export const createHandlers = (services: Services): Handlers =>
  handlersWith(services, createCatalogueMemory(services.search));

/** The catalogue in memory is large: whatever searches it shares one. */
const handlersWith = (services: Services, memory: CatalogueMemory): Handlers => ({
  ...analyticsHandlers(services),
  ...cartHandlers(services),
  ...contentHandlers(services),
  ...catalogueHandlers(memory),
  ...customerHandlers(),
  ...datasheetHandlers(),
  ...essenceHandlers(memory),
  ...formHandlers(services),
  ...inventoryHandlers(),
  ...labelHandlers(memory, services),
  ...fairHandlers(),
  ...notificationHandlers(services),
  ...orderHandlers(services),
  ...orderTemplateHandlers(),
  ...productHandlers(),
  ...receiptHandlers(),
  ...shopHandlers(services),
  ...standingOrderHandlers(services),
  ...userHandlers(services),
});
