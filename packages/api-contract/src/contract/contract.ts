import type { AnyCall } from './call';
import * as analytics from './calls/analytics';
import * as cart from './calls/cart';
import * as catalogue from './calls/catalogue';
import * as content from './calls/content';
import * as contentFrame from './calls/content-frame';
import * as customer from './calls/customer';
import * as essence from './calls/essence';
import * as fair from './calls/fair';
import * as form from './calls/form';
import * as inventory from './calls/inventory';
import * as job from './calls/job';
import * as label from './calls/label';
import * as notification from './calls/notification';
import * as order from './calls/order';
import * as orderTemplate from './calls/order-template';
import * as product from './calls/product';
import * as promotion from './calls/promotion';
import * as receipt from './calls/receipt';
import * as session from './calls/session';
import * as shop from './calls/shop';
import * as subshopCart from './calls/subshop-cart';
import * as subshopProduct from './calls/subshop-product';
import * as user from './calls/user';

type AnalyticsCalls = typeof analytics;
type CartCalls = typeof cart;
type CatalogueCalls = typeof catalogue;
type ContentCalls = typeof content;
type ContentFrameCalls = typeof contentFrame;
type CustomerCalls = typeof customer;
type EssenceCalls = typeof essence;
type FairCalls = typeof fair;
type FormCalls = typeof form;
type InventoryCalls = typeof inventory;
type JobCalls = typeof job;
type LabelCalls = typeof label;
type NotificationCalls = typeof notification;
type OrderCalls = typeof order;
type OrderTemplateCalls = typeof orderTemplate;
type ProductCalls = typeof product;
type PromotionCalls = typeof promotion;
type ReceiptCalls = typeof receipt;
type SessionCalls = typeof session;
type ShopCalls = typeof shop;
type SubshopCartCalls = typeof subshopCart;
type SubshopProductCalls = typeof subshopProduct;
type UserCalls = typeof user;

/** Every backend call by its name. */
export interface Contract
  extends
    AnalyticsCalls,
    CartCalls,
    CatalogueCalls,
    ContentCalls,
    ContentFrameCalls,
    CustomerCalls,
    EssenceCalls,
    FairCalls,
    FormCalls,
    InventoryCalls,
    JobCalls,
    LabelCalls,
    NotificationCalls,
    OrderCalls,
    OrderTemplateCalls,
    ProductCalls,
    PromotionCalls,
    ReceiptCalls,
    SessionCalls,
    ShopCalls,
    SubshopCartCalls,
    SubshopProductCalls,
    UserCalls {}

/** Name of a backend call. */
export type CallName = keyof Contract;

/**
 * Every backend call as a value, by its name.
 *
 * @example contract.getCart.endpoint.path // '/t/{tenant}/my/shopping-cart/{customerId}'
 */
export const contract: Contract = {
  ...analytics,
  ...cart,
  ...catalogue,
  ...content,
  ...contentFrame,
  ...customer,
  ...essence,
  ...fair,
  ...form,
  ...inventory,
  ...job,
  ...label,
  ...notification,
  ...order,
  ...orderTemplate,
  ...product,
  ...promotion,
  ...receipt,
  ...session,
  ...shop,
  ...subshopCart,
  ...subshopProduct,
  ...user,
};

/** The calls by area, for whoever works through all of them. */
export const contractAreas: Readonly<Record<string, Readonly<Record<string, AnyCall>>>> = {
  analytics,
  cart,
  catalogue,
  content,
  'content-frame': contentFrame,
  customer,
  essence,
  fair,
  form,
  inventory,
  job,
  label,
  notification,
  order,
  'order-template': orderTemplate,
  product,
  promotion,
  receipt,
  session,
  shop,
  'subshop-cart': subshopCart,
  'subshop-product': subshopProduct,
  user,
};
