import type { LoadSample } from '../backend/run-load';
import type { Load } from '../backend/scenarios';
import { askVendure, itemsOf, valueAt } from './ask-vendure';

/** The fields a list shows of an article, and the counts beside it. */
const SEARCH = `query ($term: String!) {
  search(input: { term: $term, groupByProduct: true, take: 50 }) {
    totalItems
    items { productId productName slug sku description
      price { ... on SinglePrice { value } ... on PriceRange { min max } }
      priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }
    facetValues { count facetValue { id name facet { id name } } }
  }
}`;

const DETAIL = `query ($id: ID!) {
  product(id: $id) {
    id name slug description facetValues { id name }
    variants { id name sku price priceWithTax stockLevel }
  }
}`;

/** The whole order, as our cart answers the whole cart. */
const ORDER = `... on Order {
  id state totalQuantity subTotal subTotalWithTax totalWithTax
  taxSummary { description taxRate taxBase taxTotal }
  lines { id quantity unitPrice linePrice linePriceWithTax productVariant { id name sku price } }
}
... on ErrorResult { errorCode message }`;

const ADD = `mutation ($id: ID!, $quantity: Int!) { addItemToOrder(productVariantId: $id, quantity: $quantity) { __typename ${ORDER} } }`;
const ADJUST = `mutation ($id: ID!, $quantity: Int!) { adjustOrderLine(orderLineId: $id, quantity: $quantity) { __typename ${ORDER} } }`;

const PRODUCTS = 300;
const LINES = 20;
const AMOUNT = 60;

interface Cart {
  readonly token: string;
  readonly lineIds: readonly string[];
}

const fillCart = async (origin: string, variantIds: readonly string[]): Promise<Cart> => {
  let token: string | undefined;
  let lines: readonly unknown[] = [];
  for (const id of variantIds.slice(0, LINES)) {
    const asked = await askVendure(origin, ADD, { id, quantity: AMOUNT }, token);
    ({ token } = asked);
    lines = itemsOf(valueAt(asked.data, 'addItemToOrder', 'lines'));
    if (lines.length === 0) throw new Error(`Nothing got into the cart: ${JSON.stringify(asked.data)}`);
  }
  return { token: token ?? '', lineIds: lines.map((line) => String(valueAt(line, 'id'))) };
};

/** The three loads that both sides carry, against a Vendure that is filled. */
export const vendureLoads = async (
  origin: string,
  words: readonly string[],
  callers: number,
): Promise<readonly Load[]> => {
  const listed = await askVendure(
    origin,
    `query ($take: Int!) { products(options: { take: $take }) { items { id variants { id } } } }`,
    { take: Math.min(PRODUCTS, 100) },
  );
  const products = itemsOf(valueAt(listed.data, 'products', 'items'));
  const productIds = products.map((product) => String(valueAt(product, 'id')));
  const variantIds = products.map((product) => String(valueAt(product, 'variants', 0, 'id')));
  const carts: Cart[] = [];
  for (let caller = 0; caller < callers; caller += 1) carts.push(await fillCart(origin, variantIds));
  const ask = (query: string, variables: object, token?: string): LoadSample => ({
    method: 'POST',
    path: '/shop-api',
    body: { query, variables },
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  return [
    {
      name: 'search, all facets',
      shotsOf: (caller, turn) => [ask(SEARCH, { term: words[(caller * 3 + turn) % words.length] })],
    },
    {
      name: 'detail',
      shotsOf: (caller, turn) => [ask(DETAIL, { id: productIds[(caller * 7 + turn) % productIds.length] })],
    },
    {
      name: `cart change, ${LINES} lines`,
      shotsOf: (caller, turn) => {
        const cart = carts[caller % carts.length];
        const id = cart?.lineIds[turn % LINES];
        return [ask(ADJUST, { id, quantity: AMOUNT + (turn % 40) }, cart?.token)];
      },
    },
  ];
};
