// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import order from '../features/orders/detail/texts/order.de.json';
import orderAgain from '../features/orders/reorder/texts/order-again.de.json';
import orderWords from '../features/orders/texts/order-words.de.json';
import orders from '../features/orders/list/texts/orders.de.json';
import ordersCancel from '../features/orders/cancel/texts/orders-cancel.de.json';
import ordersChange from '../features/orders/change/texts/orders-change.de.json';
import ordersLife from '../features/orders/life/texts/orders-life.de.json';

const room: TextRoom = {
  order: order,
  'order-again': orderAgain,
  'order-words': orderWords,
  orders: orders,
  'orders-cancel': ordersCancel,
  'orders-change': ordersChange,
  'orders-life': ordersLife,
};

export default room;
