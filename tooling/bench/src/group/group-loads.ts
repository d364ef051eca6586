import type { Buyers } from '../backend/buyers';
import { loadsOf, type Load } from '../backend/loads';

/** What a kitchen types: a word, two, a beginning, a mistake, a brand. */
export const WORDS = [
  'milch',
  'käse gerieben',
  'rind',
  'spinat tk',
  'eier',
  'wein rot',
  'nudel',
  'bregkäse',
  'olivenöl 1l',
  'tomatenmark',
  'erdäpfel',
  'kaffee bohnen',
  'joghurt natur',
  'mineralwasser',
  'schnitzel',
  'seife',
] as const;

/** Of the words' letters, what has been typed when completions are asked for. */
const LETTERS = [1, 2, 3, 4, 5] as const;

const wordAt = (index: number): string => WORDS[index % WORDS.length] ?? WORDS[0];

/** What is measured at the group's size. */
export const groupLoads = (buyers: Buyers): readonly Load[] => {
  const { buyerOf, headers } = buyers;
  const own = new Map(loadsOf(buyers).map((load) => [load.name, load]));
  const known = (name: string): Load => {
    const load = own.get(name);
    if (load === undefined) throw new Error(`There is no load ${name}`);
    return load;
  };
  return [
    {
      name: 'search, all facets',
      shotsOf: (caller, turn) => [
        {
          method: 'POST',
          path: `/v1/t/AZ/products/search?customerId=${buyerOf(caller).customerId}`,
          body: { queryString: wordAt(caller * 3 + turn), page: { size: 50 } },
          headers: headers(),
        },
      ],
    },
    {
      name: 'completion',
      shotsOf: (caller, turn) => [
        {
          method: 'POST',
          path: `/v1/t/AZ/products/complete?customerId=${buyerOf(caller).customerId}`,
          body: { query: wordAt(caller * 3 + turn).slice(0, LETTERS[turn % LETTERS.length]) },
          headers: headers(),
        },
      ],
    },
    known('detail'),
    known('cart change, 20 lines'),
    known('line change, 20 lines'),
    {
      name: 'order overview',
      shotsOf: (caller) => [
        {
          method: 'GET',
          path: `/v1/effective-customers/AZ/${buyerOf(caller).customerId}/orders/overview`,
          headers: headers(),
        },
      ],
    },
    known('submission, 5 lines'),
  ];
};
