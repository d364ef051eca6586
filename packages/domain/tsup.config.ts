import { tsupConfig } from '@gastroshop/config/tsup';

export default tsupConfig({
  'money/index': 'src/money/index.ts',
  'calendar/index': 'src/calendar/index.ts',
  'quantity/index': 'src/quantity/index.ts',
  'pricing/index': 'src/pricing/index.ts',
  'delivery/index': 'src/delivery/index.ts',
  'product/index': 'src/product/index.ts',
  'cart/index': 'src/cart/index.ts',
  'essence/index': 'src/essence/index.ts',
  'inventory/index': 'src/inventory/index.ts',
  'labels/index': 'src/labels/index.ts',
  'letters/index': 'src/letters/index.ts',
  'order-list/index': 'src/order-list/index.ts',
  'order-life/index': 'src/order-life/index.ts',
  'standing-orders/index': 'src/standing-orders/index.ts',
  'text-encoding/index': 'src/text-encoding/index.ts',
});
