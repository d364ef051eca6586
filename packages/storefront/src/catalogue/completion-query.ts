import type { BoughtProduct, Category, CategoryCount, Product } from '@gastroshop/api-contract';
import type { AmountAndQuery } from '@gastroshop/domain/order-list';
import { queryOptions } from '@tanstack/react-query';
import { carriesNumber } from '../product-data';
import { scopedKey, type ShopGateway } from '../shop';
import { MAX_VALUE_LENGTH } from './filter-values';

/** What is suggested for what was typed. */
export interface CompletionAnswer {
  /** What it is the answer to. */
  readonly asked: string;
  /** How that was read. */
  readonly typed: AmountAndQuery;
  readonly products: readonly Product[];
  /** What the customer has bought of them. */
  readonly bought: readonly BoughtProduct[];
  readonly categories: readonly Category[];
  readonly brands: readonly string[];
  /** What this user searched for before, on whichever device. */
  readonly pastSearches: readonly string[];
  /** How many articles match; undefined where they were not all counted. */
  readonly productCount?: number | undefined;
  /** The categories that hold most of them. */
  readonly foundIn?: readonly CategoryCount[] | undefined;
  /** Those of the articles that are surely what was typed; undefined where the backend does not say. */
  readonly closeSkus?: readonly string[] | undefined;
  /** A number was typed that is neither an amount nor part of the first article's name: Enter orders nothing at once. */
  readonly isDoubtful?: boolean | undefined;
  /** What was probably meant, without the amount. */
  readonly didYouMean: string | undefined;
}

/** How what is typed is to be read. */
export interface CompletionReading {
  /** It is words alone: the buyer has said so. */
  readonly isWords?: boolean | undefined;
  /** It is a line of a list that has been read already, amount and unit apart from the article. */
  readonly order?: AmountAndQuery | undefined;
}

/** Units in which contents are told: nobody who asks for "1 kg Mehl" minds that it is sold as a pack of one kilogram. */
const MEASURES: ReadonlySet<string> = new Set(['kg', 'g', 'l', 'ml', 'cl', 'dag', 'liter', 'kilo']);

/**
 * What may stand below the field until the answer is there: the one to what was typed on, or taken back to. Of what was
 * typed before the field was emptied nothing is offered any more: a quick key would take it for what is typed now.
 */
const answerMeanwhile = (
  before: CompletionAnswer | undefined,
  typed: string,
): CompletionAnswer | undefined =>
  before !== undefined && (typed.startsWith(before.asked) || before.asked.startsWith(typed))
    ? before
    : undefined;

/**
 * What is suggested for what was typed. A number beside the article is its amount when a unit says so, or when no article
 * is called so with it: "7 up" is a name, "3 Obers" is not.
 */
export const completionQuery = (
  gateway: ShopGateway,
  typed: string,
  { isWords = false, order: listed }: CompletionReading = {},
) =>
  queryOptions<CompletionAnswer>({
    queryKey: scopedKey(gateway.scope, 'completion', typed, isWords, listed),
    queryFn: async ({ signal }): Promise<CompletionAnswer> => {
      const whole = { text: typed.trim().slice(0, MAX_VALUE_LENGTH), isNumber: false };
      const ask = async (order: AmountAndQuery): Promise<CompletionAnswer> => {
        const { text, unit } = order;
        const body = { query: text, ...(unit !== undefined && { unit }) };
        const answer = await gateway.complete(body, { signal });
        const { products, bought = [], categories = [], brands = [], pastSearches = [], didYouMean } = answer;
        const { productCount, foundIn, closeSkus } = answer;
        return {
          asked: typed,
          typed: order,
          products,
          bought,
          categories,
          brands,
          pastSearches,
          productCount,
          foundIn,
          closeSkus,
          didYouMean,
        };
      };
      if (isWords) return ask(whole);
      // Most visits never type an amount: its reader is loaded with the first suggestions.
      const { isSoldIn, leavesNumber, parseAmountAndQuery: readTypedOrder } = await import('./typed-reader');
      const order = listed ?? readTypedOrder(whole.text);
      const { amount, unit } = order;
      if (amount === undefined && !order.isNumber) {
        const answer = await ask(order);
        const [first] = answer.products;
        return { ...answer, isDoubtful: first && leavesNumber(order.text, first) };
      }
      if (order.isNumber) return ask(order);
      if (unit !== undefined) {
        const answer = await ask(order);
        const isSoldSo = answer.products.some((product) => isSoldIn(product, unit));
        return isSoldSo || !MEASURES.has(unit.toLocaleLowerCase()) ? answer : ask(whole);
      }
      const named = await ask(whole);
      return named.products.some(({ name }) => carriesNumber(name, whole.text)) ? named : ask(order);
    },
    placeholderData: (before) => answerMeanwhile(before, typed),
    enabled: typed !== '',
  });
