import { randomUUID } from 'node:crypto';
import { AMOUNT, type Buyers } from './buyers';
import type { LoadSample } from './run-load';

/** One thing that callers do again and again. */
export interface Load {
  readonly name: string;
  /** Lines the carts hold before; left out: the carts stay as they are. */
  readonly lines?: number | undefined;
  /** The requests of a turn, the last of which is measured. */
  readonly shotsOf: (caller: number, turn: number) => readonly LoadSample[];
}

const WORDS = [
  'milch',
  'käse',
  'rind',
  'tk spinat',
  'eier',
  'wein rot',
  'nudel',
  'bregkäse',
  'öl',
  'seife',
] as const;
const ORDERED_LINES = 5;

/** What the figures are about. */
export const loadsOf = ({ buyerOf, articleAt, headers }: Buyers): readonly Load[] => {
  const get = (path: string): LoadSample => ({ method: 'GET', path, headers: headers() });
  const send = (method: 'PUT' | 'POST', path: string, body: unknown): LoadSample => ({
    method,
    path,
    body,
    headers: headers(),
  });
  const cartOf = (caller: number) => `/v1/t/AZ/my/shopping-cart/${buyerOf(caller).customerId}`;
  const change = (caller: number, turn: number): readonly LoadSample[] => [
    send('PUT', cartOf(caller), { ...articleAt(turn % 20), amount: AMOUNT + (turn % 40) }),
  ];
  const changeLine = (caller: number, turn: number): readonly LoadSample[] => [
    send('PUT', `/v1/t/AZ/my/shopping-cart-item/${buyerOf(caller).customerId}`, {
      ...articleAt(turn % 20),
      amount: AMOUNT + (turn % 40),
    }),
  ];
  return [
    {
      name: 'search',
      shotsOf: (caller, turn) => [
        send('POST', `/v1/t/AZ/products/search?customerId=${buyerOf(caller).customerId}`, {
          queryString: WORDS[(caller + turn) % WORDS.length],
          page: { size: 50 },
        }),
      ],
    },
    {
      name: 'detail',
      shotsOf: (caller, turn) => [
        get(`/v1/t/AZ/products/${articleAt(caller * 7 + turn).sku}?customerId=${buyerOf(caller).customerId}`),
      ],
    },
    { name: 'cart read, 20 lines', lines: 20, shotsOf: (caller) => [get(cartOf(caller))] },
    { name: 'cart change, 20 lines', lines: 20, shotsOf: change },
    { name: 'line change, 20 lines', lines: 20, shotsOf: changeLine },
    { name: 'cart change, 100 lines', lines: 100, shotsOf: change },
    {
      name: `submission, ${ORDERED_LINES} lines`,
      lines: 0,
      shotsOf: (caller, turn) => {
        const { customerId, days } = buyerOf(caller);
        const lines = Array.from({ length: ORDERED_LINES }, (_, index) => articleAt(turn + index));
        const submission = send('POST', `${cartOf(caller)}/submit`, days);
        return [
          send(
            'PUT',
            `/v1/t/AZ/my/shopping-cart-items/${customerId}`,
            lines.map((line) => ({ ...line, amount: AMOUNT })),
          ),
          { ...submission, headers: { ...submission.headers, 'idempotency-key': randomUUID() } },
        ];
      },
    },
  ];
};
