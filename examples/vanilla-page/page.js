import { createClient, getShopConfig, searchProducts } from '@gastroshop/api-client';

// The shop may be elsewhere: then its ALLOWED_ORIGINS names this site, and visitors' calls cross.
const origin = new URLSearchParams(location.search).get('shop') ?? 'http://localhost:4000';
const client = createClient({ origin, locale: 'de-AT' });
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
      ...products.map(({ sku, name }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = `${origin}/product/${encodeURIComponent(sku)}`;
        link.textContent = name;
        item.append(link);
        return item;
      }),
    );
  } catch (error) {
    if (!latest.signal.aborted) status.textContent = `Die Suche ist nicht erreichbar: ${String(error)}`;
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
});
form.addEventListener('input', () => void search());
await search();
