import { createClient, getShopConfig, searchProducts } from '@gastroshop/api-client';
import { toCartRejection } from '@gastroshop/cart';
import { openCart } from './open-cart.js';

/** @import { Product } from '@gastroshop/api-contract' */

// The shop passes its paths on from this page's own origin, as signing in needs it. Where it is elsewhere (?shop=…), its
// ALLOWED_ORIGINS names this site: then visitors' calls cross, and no cart does.
const elsewhere = new URLSearchParams(location.search).get('shop');
const client = createClient({ origin: elsewhere ?? undefined, locale: 'de-AT' });
const { tenant } = await getShopConfig(client);

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 */
const element = (selector, kind) => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`);
  return found;
};

const form = element('form', HTMLFormElement);
const status = element('[role=status]', HTMLElement);
const list = element('ul', HTMLUListElement);
const badge = element('.cart', HTMLAnchorElement);

const cart = elsewhere === null ? await openCart(client, tenant) : undefined;
badge.href = new URL(
  cart === undefined ? `/auth/redirect?target=${encodeURIComponent(location.pathname)}` : '/checkout',
  elsewhere ?? location.href,
).href;

/** What the cart has to say: how many lines it holds, and how much of each product that is shown. */
const showCart = () => {
  if (cart === undefined) return;
  const { status: isKnown, count, lines } = cart.getSnapshot();
  badge.textContent = isKnown === 'READY' ? `Warenkorb (${count})` : 'Warenkorb';
  for (const output of list.querySelectorAll('output')) {
    const line = lines.find(({ sku }) => sku === output.dataset['sku']);
    output.textContent = line === undefined ? '' : `${line.amount} ${line.unit} im Warenkorb`;
  }
};
cart?.subscribe(showCart);
cart?.onRefused((edit, error) => {
  const rejection = toCartRejection(edit, error);
  status.textContent =
    rejection.kind === 'INVALID_AMOUNT'
      ? `Von ${edit.sku} gibt es mindestens ${rejection.smallestAmount}.`
      : `${edit.sku} ist zurzeit nicht zu haben.`;
});

/**
 * Adds one more of a product, and shows how much there is of it.
 *
 * @param {Product} product
 */
const orderControls = ({ sku, name, units }) => {
  const unit = units.find(({ isDefault }) => isDefault) ?? units[0];
  if (cart === undefined || unit === undefined) return [];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `1 ${unit.abbreviation} in den Warenkorb`;
  button.setAttribute('aria-label', `1 ${unit.abbreviation} ${name} in den Warenkorb`);
  button.addEventListener('click', () => void cart.add(sku, { amount: 1, unit: unit.abbreviation }));
  const output = document.createElement('output');
  output.dataset['sku'] = sku;
  return [' ', button, ' ', output];
};

let latest = new AbortController();

const search = async () => {
  latest.abort();
  latest = new AbortController();
  const queryString = String(new FormData(form).get('query') ?? '');
  try {
    const { products, page } = await searchProducts(
      client,
      { tenant, searchBody: { queryString, page: { size: 12 } } },
      { signal: latest.signal },
    );
    status.textContent = `${page.totalElements} Artikel`;
    list.replaceChildren(
      ...products.map((product) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = new URL(`/product/${encodeURIComponent(product.sku)}`, elsewhere ?? location.href).href;
        link.textContent = product.name;
        item.append(link, ...orderControls(product));
        return item;
      }),
    );
    showCart();
  } catch (error) {
    if (!latest.signal.aborted) status.textContent = `Die Suche ist nicht erreichbar: ${String(error)}`;
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
});
form.addEventListener('input', () => void search());
await search();
