import type { Cart, CartLineAnswer } from '@gastroshop/api-contract';
import type { CustomerSlots } from '@gastroshop/domain/delivery';
import { both, type Queries } from '../../db';
import { deliveryTerms } from '../customer';
import { loadProducts } from '../product';
import { cartAnswer } from './cart-answer';
import { lockCart, lockLine, type CartHead } from './cart-rows';
import { cartGoods, offerAt } from './cart-goods';
import { viewCart } from './cart-view';
import type { CartVisit } from './cart-visit';
import { changedSkus, checkWrites, fieldsOf } from './check-writes';
import { decideWrites, type Decision, type LineWish } from './decide-writes';
import { draftOf, isLive, type DraftLine } from './draft-line';
import { lineEvents } from './line-events';
import { refuseOrdered } from './refuse-ordered';
import { sightOf } from './seen-cart';
import { storeChange } from './store-change';

/** Wishes for lines, and how the body that brought them names their fields. */
export interface WishList {
  readonly wishes: readonly LineWish[];
  readonly isList: boolean;
}

const nextHead = (head: CartHead, before: readonly DraftLine[], { touched }: Decision): CartHead => {
  const versions = new Map(before.map(({ sku, stored }) => [sku, stored.version]));
  const hasChanged = touched.some(({ sku, stored }) => versions.get(sku) !== stored.version);
  return hasChanged ? { ...head, version: head.version + 1 } : head;
};

const decide = async (queries: Queries, visit: CartVisit, wishes: readonly LineWish[]) => {
  const { head, lines } = await lockCart(
    queries,
    visit.key,
    visit.now,
    wishes.map(({ sku }) => sku),
  );
  const before = lines.map(draftOf);
  await refuseOrdered(queries, visit, head, before, wishes);
  const decision = decideWrites(before, wishes, visit);
  return { before, decision, head: nextHead(head, before, decision) };
};

/**
 * Applies wishes to a cart, all or none, and answers the whole cart. Writers of one cart wait for each other.
 *
 * @throws ProblemError as checkWrites and refuseOrdered do
 */
export const changeCart = async (
  queries: Queries,
  visit: CartVisit,
  { wishes, isList }: WishList,
): Promise<Cart> => {
  const { key, buyer } = visit;
  const [{ before, decision, head }, terms] = await both(
    queries,
    () => decide(queries, visit, wishes),
    () => deliveryTerms(queries, key.tenant, key.customerId, buyer.today),
  );
  const lines = [...decision.lines.values()];
  const goods = await cartGoods(queries, visit, lines, terms);
  checkWrites(changedSkus(before, decision), decision, goods.products, fieldsOf(wishes, isList));
  const view = viewCart(visit, head, lines, goods);
  await storeChange(queries, visit, {
    head,
    lines: decision.touched,
    events: lineEvents(visit, before, decision, head.version),
    sight: sightOf(visit, view),
  });
  return cartAnswer(visit, view, decision.conflicts);
};

const decideLine = async (queries: Queries, visit: CartVisit, wish: LineWish) => {
  const { head, line, lastPosition } = await lockLine(queries, visit.key, visit.now, wish.sku);
  const before = line === undefined ? [] : [draftOf(line)];
  await refuseOrdered(queries, visit, head, before, [wish]);
  const decision = decideWrites(before, [wish], visit, lastPosition);
  return { before, decision, head: nextHead(head, before, decision) };
};

/** For checking a line nobody asks when it would be delivered. */
const NO_DAYS: CustomerSlots = { deliverySlots: [] };

/** The article of a wish, as far as a line of it can be checked; none is asked for where the line is taken out. */
const articleOf = (queries: Queries, visit: CartVisit, { sku, write }: LineWish) =>
  loadProducts(queries, visit.buyer, write.content === undefined ? [] : [sku], {
    fair: offerAt(visit),
    slots: NO_DAYS,
  });

/**
 * Applies one wish and answers its line alone: the short way while a buyer types. Only that line is read, besides the
 * lock all writers of a cart wait for.
 *
 * @throws ProblemError as checkWrites and refuseOrdered do
 */
export const changeLine = async (
  queries: Queries,
  visit: CartVisit,
  wish: LineWish,
): Promise<CartLineAnswer> => {
  const [{ before, decision, head }, products] = await both(
    queries,
    () => decideLine(queries, visit, wish),
    () => articleOf(queries, visit, wish),
  );
  checkWrites(changedSkus(before, decision), decision, products, fieldsOf([wish], false));
  await storeChange(queries, visit, {
    head,
    lines: decision.touched,
    events: lineEvents(visit, before, decision, head.version),
    sight: undefined,
  });
  const line = decision.lines.get(wish.sku);
  const [conflict] = decision.conflicts;
  return {
    ...(line !== undefined &&
      isLive(line) && {
        item: {
          sku: wish.sku,
          amount: line.stored.content.amount,
          unitAbbreviation: line.stored.content.unitAbbreviation,
          version: line.stored.version,
        },
      }),
    version: head.version,
    ...(conflict !== undefined && { conflict }),
  };
};

/** Takes all lines out and answers the empty cart, which tells them so that all can be brought back as they were. */
export const clearCart = async (queries: Queries, visit: CartVisit): Promise<Cart> => {
  const { head, lines } = await lockCart(queries, visit.key, visit.now);
  const before = lines.map(draftOf);
  const wishes = before
    .filter(isLive)
    .map(({ sku }) => ({ sku, write: { content: undefined }, withCart: true }));
  const decision = decideWrites(before, wishes, visit);
  const next = nextHead(head, before, decision);
  const left = [...decision.lines.values()];
  const view = viewCart(visit, next, left, await cartGoods(queries, visit, left));
  await storeChange(queries, visit, {
    head: next,
    lines: decision.touched,
    events: lineEvents(visit, before, decision, next.version),
    sight: sightOf(visit, view),
  });
  return cartAnswer(visit, view);
};
