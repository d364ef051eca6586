import type { Buyers } from '../backend/buyers';
import { loadsOf, type Load } from '../backend/scenarios';
import { hostOf } from './group-size';

/** What a kitchen types: a word, two, a beginning, a mistake, a brand. */
const WORDS = [
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

/**
 * What is measured at the group's size.
 *
 * @param texts for searches nobody has made before, see `newTexts`
 * @param tenants whose catalogues are searched, one after the other, by visitors
 */
export const groupLoads = (
  buyers: Buyers,
  texts: readonly string[],
  tenants: readonly string[],
): readonly Load[] => {
  let asked = 0;
  const { buyerOf, headers } = buyers;
  const own = new Map(loadsOf(buyers).map((load) => [load.name, load]));
  const known = (name: string): Load => {
    const load = own.get(name);
    if (load === undefined) throw new Error(`There is no load ${name}`);
    return load;
  };
  return [
    {
      name: 'search, words typed often',
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
      name: 'search, all facets',
      shotsOf: (caller) => {
        asked += 1;
        return [
          {
            method: 'POST',
            path: `/v1/t/AZ/products/search?customerId=${buyerOf(caller).customerId}`,
            body: { queryString: texts[asked % texts.length], page: { size: 50 } },
            headers: headers(),
          },
        ];
      },
    },
    {
      name: 'search in all tenants, visitors',
      shotsOf: (caller, turn) => {
        const tenant = tenants[(caller * 5 + turn) % tenants.length] ?? '';
        return [
          {
            method: 'POST',
            path: `/v1/t/${tenant}/products/search`,
            body: { queryString: wordAt(caller * 3 + turn), page: { size: 50 } },
            headers: { host: hostOf(tenant) },
          },
        ];
      },
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
