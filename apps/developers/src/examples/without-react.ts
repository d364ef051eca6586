import { createClient, searchProducts } from '@gastroshop/api-client';
import { createCart } from '@gastroshop/cart';
import { parseCookies, sessionFromCookies } from '@gastroshop/identity';

const client = createClient({ locale: 'en-GB' });
const tenant = 'AZ';

export const listProducts = async (
  list: Element,
  queryString: string,
) => {
  const searchBody = { queryString, page: { size: 3 } };
  const { products } = await searchProducts(client, {
    tenant,
    searchBody,
  });
  const names = products.map(({ name }) => name);
  list.textContent = names.join('\n');
};

export const countCart = (badge: Element) => {
  const cookies = parseCookies(document.cookie);
  const { user, customerId } = sessionFromCookies(cookies);
  if (user === undefined || customerId === '') return undefined;
  const { userId } = user;
  const cart = createCart(client, { tenant, customerId, userId });
  cart.subscribe(() => {
    badge.textContent = `${cart.getSnapshot().count} lines in the cart`;
  });
  return cart.close;
};
