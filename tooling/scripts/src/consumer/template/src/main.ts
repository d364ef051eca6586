import { createClient, getCart, ResponseError } from '@gastroshop/api-client';
import { type Cart, type Contract, type RequestOf } from '@gastroshop/api-contract';
import { isTenantCode, type TenantCode } from '@gastroshop/identity';
import { price } from './price';

const tenant: TenantCode = 'AZ';
const client = createClient({ locale: 'de-AT' });
const request: RequestOf<Contract['getCart']> = { tenant, customerId: '100001' };

/** The number of lines in the cart, for a badge in another site's header. */
const cartSize = async (): Promise<number> => {
  const cart: Cart = await getCart(client, request);
  return cart.items.length;
};

const output = document.querySelector('#price');
const show = (text: string) => {
  if (output !== null) output.textContent = text;
};

show(`${isTenantCode(tenant) ? tenant : ''} ${price()}`);
cartSize().then(
  (size) => {
    show(`${price()} (${size})`);
  },
  (error: unknown) => {
    show(error instanceof ResponseError ? String(error.status) : 'offline');
  },
);
