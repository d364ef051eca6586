// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import order from '../features/orders/detail/texts/order.en.json';
import orderAgain from '../features/orders/reorder/texts/order-again.en.json';
import orderWords from '../features/orders/texts/order-words.en.json';
import orders from '../features/orders/list/texts/orders.en.json';
import ordersCancel from '../features/orders/cancel/texts/orders-cancel.en.json';
import ordersChange from '../features/orders/change/texts/orders-change.en.json';
import ordersLife from '../features/orders/life/texts/orders-life.en.json';

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
