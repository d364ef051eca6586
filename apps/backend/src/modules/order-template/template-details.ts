import type {
  OrderTemplate,
  OrderTemplateDetailsBodyRead,
  OrderTemplateItem,
} from '@gastroshop/api-contract';
import type { CallRequest } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { buyerOf, loadProducts } from '../product';
import { pricedLine } from './template-line';

const collator = new Intl.Collator('de-AT', { numeric: true });

/** Keys that would tell prices by the order of the lines. */
const PRICE_KEYS = new Set(['price', 'averagePrice', 'lastPrice']);

const matches = ({ productSku, product }: OrderTemplateItem, query: string): boolean => {
  const text = `${productSku} ${product?.name ?? ''}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Net euro of a line today; lines without a price come last. */
const rowTotal = (line: OrderTemplateItem, today: string): number =>
  Number(pricedLine(line, today)?.rowTotal ?? Infinity);

const sorted = (
  lines: readonly OrderTemplateItem[],
  page: NonNullable<OrderTemplateDetailsBodyRead['page']>,
  today: string,
): readonly OrderTemplateItem[] => {
  const sign = page.sortDirection?.toLowerCase() === 'desc' ? -1 : 1;
  switch (page.sortBy) {
    case 'name':
      return lines.toSorted((a, b) => sign * collator.compare(a.product?.name ?? '', b.product?.name ?? ''));
    case 'sku':
      return lines.toSorted((a, b) => sign * collator.compare(a.productSku, b.productSku));
    case 'price':
    case 'averagePrice':
    case 'lastPrice': {
      const totals = new Map(lines.map((line) => [line, rowTotal(line, today)]));
      return lines.toSorted((a, b) => sign * ((totals.get(a) ?? 0) - (totals.get(b) ?? 0) || 0));
    }
    default:
      // The order of the shelf is what matters on a template.
      return lines;
  }
};

/** The lines asked for; all of them where no page is named. */
const wanted = (
  lines: readonly OrderTemplateItem[],
  { queryString = '', page }: OrderTemplateDetailsBodyRead,
  today: string,
): readonly OrderTemplateItem[] => {
  const query = queryString.trim();
  const found = query === '' ? lines : lines.filter((line) => matches(line, query));
  if (page === undefined) return found;
  return sorted(found, page, today).slice(page.page * page.size, (page.page + 1) * page.size);
};

/**
 * A template with its articles as the customer acted for gets them.
 *
 * @param asked which lines are wanted; undefined where the call has no body
 * @throws ProblemError invalid-request for an order by price of somebody who may not see prices
 */
export const withProductDetails = async (
  queries: Queries,
  request: CallRequest<'getOrderTemplateDetails' | 'getOrderTemplatePdf'>,
  template: OrderTemplate,
  asked: OrderTemplateDetailsBodyRead | undefined,
): Promise<OrderTemplate> => {
  const sortBy = asked?.page?.sortBy;
  if (sortBy !== undefined && PRICE_KEYS.has(sortBy) && !request.seesPrices)
    throwProblem('invalid-request', { field: 'page.sortBy', detail: 'Prices are not visible to this user.' });
  const products = await loadProducts(
    queries,
    buyerOf(request),
    template.orderTemplateItems.map(({ productSku }) => productSku),
  );
  const lines = template.orderTemplateItems.map((line): OrderTemplateItem => {
    const product = products.get(line.productSku);
    return product === undefined ? line : { ...line, product };
  });
  return { ...template, orderTemplateItems: wanted(lines, asked ?? {}, request.today) };
};
