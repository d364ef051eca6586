import { type Endpoint } from './endpoint';

export const getCart = {
  method: 'GET',
  path: '/t/{tenant}/my/shopping-cart/{customerId}',
  access: 'customer',
} as const satisfies Endpoint;
