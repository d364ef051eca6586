import type { AccessCase } from '../access-case';
import { CART_CASES } from './cart-cases';
import { CUSTOMER_CASES } from './customer-cases';
import { INVENTORY_CASES } from './inventory-cases';
import { LABEL_CASES } from './label-cases';
import { NOTIFICATION_CASES } from './notification-cases';
import { ORDER_CASES } from './order-cases';
import { PRICE_ORDER_CASES } from './price-order-cases';
import { RECEIPT_CASES } from './receipt-cases';
import { TEMPLATE_CASES } from './template-cases';
import { USER_CASES } from './user-cases';

/** Every situation that calls as they usually are do not bring about. */
export const CASES: readonly AccessCase[] = [
  ...CART_CASES,
  ...ORDER_CASES,
  ...TEMPLATE_CASES,
  ...RECEIPT_CASES,
  ...INVENTORY_CASES,
  ...LABEL_CASES,
  ...NOTIFICATION_CASES,
  ...CUSTOMER_CASES,
  ...USER_CASES,
  ...PRICE_ORDER_CASES,
];
