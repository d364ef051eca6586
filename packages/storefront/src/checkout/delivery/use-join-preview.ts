import { previewOrderChange, ResponseError } from '@gastroshop/api-client';
import type { Order, Totals } from '@gastroshop/api-contract';
import { joinLines, type SaleUnit } from '@gastroshop/domain/quantity';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { scopedKey, type Shop, useShop } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';

/** What a cart and the open order it is added to come to together. */
export interface JoinPreview {
  /** Undefined while it is not known, and for those who may not see prices. */
  readonly totals: Totals | undefined;
  /** The order does not take the lines any more. */
  readonly refused: boolean;
}

/** Codes by which the backend says that the lines cannot be added; what else fails says nothing about them. */
const REFUSALS: readonly string[] = ['deadline-passed', 'order-locked', 'articles-not-available'];

type Line = Pick<CheckoutLine, 'sku' | 'unit' | 'amount'> & {
  readonly product: { readonly units: readonly SaleUnit[] };
};

/** The lines of an order with those of a cart added; undefined where two units of an article cannot be added up. */
export const joinedLines = ({ orderItems }: Pick<Order, 'orderItems'>, live: readonly Line[]) => {
  const items = new Map(orderItems.map((item) => [item.productSku, item]));
  const lines = live.flatMap(({ sku, unit, amount, product: { units } }) => {
    const item = items.get(sku);
    const ratio = units.find(({ abbreviation }) => abbreviation === unit)?.ratio;
    const joined = joinLines(
      item && { unitAbbreviation: item.unitAbbr, amount: item.amount, ratio: item.ratio },
      { unitAbbreviation: unit, amount, ...(ratio !== undefined && { ratio }) },
      units,
    );
    return joined === undefined ? [] : [{ sku, ...joined }];
  });
  return lines.length < live.length ? undefined : lines;
};

const joinPreviewQuery = (
  { client, gateway: { scope } }: Pick<Shop, 'client' | 'gateway'>,
  order: Order | undefined,
  live: readonly Line[],
) => {
  const { id: orderId = '', revision = 1 } = order ?? {};
  const lines = order && joinedLines(order, live);
  return queryOptions({
    queryKey: scopedKey(scope, 'join-preview', orderId, revision, lines),
    queryFn: ({ signal }) =>
      previewOrderChange(
        client,
        {
          tenant: scope.tenant,
          customerId: scope.customerId,
          orderId,
          change: { seenRevision: revision, lines: [...(lines ?? [])] },
        },
        { signal },
      ),
    enabled: lines !== undefined && lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** Asks the backend what an open order would become with the cart: it does the sums, and it knows what is too late. */
export const useJoinPreview = (order: Order | undefined, live: readonly Line[]): JoinPreview => {
  const { data, error } = useQuery(joinPreviewQuery(useShop(), order, live));
  const code = error instanceof ResponseError ? error.problem?.code : undefined;
  const cannotAddUp = order !== undefined && joinedLines(order, live) === undefined;
  const refused = cannotAddUp || (code !== undefined && REFUSALS.includes(code));
  return { totals: order === undefined || refused ? undefined : data?.totals, refused };
};
