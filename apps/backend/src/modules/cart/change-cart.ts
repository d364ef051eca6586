import type { Cart, CartLineAnswer } from '@gastroshop/api-contract';
import type { CustomerSlots } from '@gastroshop/domain/delivery';
import { runPair, type Queries } from '../../db';
import { deliveryTerms } from '../customer';
import { loadProducts } from '../product';
import { toCartResponse } from './to-cart-response';
import { lockCart, lockLine, type CartHead } from './cart-rows';
import { cartGoods, offerAt } from './cart-products';
import { viewCart } from './cart-view';
import type { CartAccess } from './cart-access';
import { changedSkus, checkWrites, fieldsOf } from './check-writes';
import { decideWrites, type Decision, type CartLineChange } from './decide-writes';
import { draftOf, hasContent, type PendingLine } from './pending-line';
import { lineEvents } from './line-events';
import { refuseOrdered } from './refuse-ordered';
import { toLastSeen } from './last-seen-cart';
import { saveCartChange } from './save-cart-change';

/** Wishes for lines, and how the body that brought them names their fields. */
export interface CartLineChanges {
  readonly wishes: readonly CartLineChange[];
  readonly isList: boolean;
}

const nextHead = (head: CartHead, before: readonly PendingLine[], { touched }: Decision): CartHead => {
  const versions = new Map(before.map(({ sku, stored }) => [sku, stored.version]));
  const hasChanged = touched.some(({ sku, stored }) => versions.get(sku) !== stored.version);
  return hasChanged ? { ...head, version: head.version + 1 } : head;
};

const decide = async (queries: Queries, visit: CartAccess, wishes: readonly CartLineChange[]) => {
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
  visit: CartAccess,
  { wishes, isList }: CartLineChanges,
): Promise<Cart> => {
  const { key, buyer } = visit;
  const [{ before, decision, head }, terms] = await runPair(
    queries,
    () => decide(queries, visit, wishes),
    () => deliveryTerms(queries, key.tenant, key.customerId, buyer.today),
  );
  const lines = [...decision.lines.values()];
  const goods = await cartGoods(queries, visit, lines, terms);
  checkWrites(changedSkus(before, decision), decision, goods.products, fieldsOf(wishes, isList));
  const view = viewCart(visit, head, lines, goods);
  await saveCartChange(queries, visit, {
    head,
    lines: decision.touched,
    events: lineEvents(visit, before, decision, head.version),
    sight: toLastSeen(visit, view),
  });
  return toCartResponse(visit, view, decision.conflicts);
};

const decideLine = async (queries: Queries, visit: CartAccess, wish: CartLineChange) => {
  const { head, line, lastPosition } = await lockLine(queries, visit.key, visit.now, wish.sku);
  const before = line === undefined ? [] : [draftOf(line)];
  await refuseOrdered(queries, visit, head, before, [wish]);
  const decision = decideWrites(before, [wish], visit, lastPosition);
  return { before, decision, head: nextHead(head, before, decision) };
};

/** For checking a line nobody asks when it would be delivered. */
const NO_DAYS: CustomerSlots = { deliverySlots: [] };

/** The article of a wish, as far as a line of it can be checked; none is asked for where the line is taken out. */
const productOf = (queries: Queries, visit: CartAccess, { sku, write }: CartLineChange) =>
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
  visit: CartAccess,
  wish: CartLineChange,
): Promise<CartLineAnswer> => {
  const [{ before, decision, head }, products] = await runPair(
    queries,
    () => decideLine(queries, visit, wish),
    () => productOf(queries, visit, wish),
  );
  checkWrites(changedSkus(before, decision), decision, products, fieldsOf([wish], false));
  await saveCartChange(queries, visit, {
    head,
    lines: decision.touched,
    events: lineEvents(visit, before, decision, head.version),
    sight: undefined,
  });
  const line = decision.lines.get(wish.sku);
  const [conflict] = decision.conflicts;
  return {
    ...(line !== undefined &&
      hasContent(line) && {
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
export const clearCart = async (queries: Queries, visit: CartAccess): Promise<Cart> => {
  const { head, lines } = await lockCart(queries, visit.key, visit.now);
  const before = lines.map(draftOf);
  const wishes = before
    .filter(hasContent)
    .map(({ sku }) => ({ sku, write: { content: undefined }, withCart: true }));
  const decision = decideWrites(before, wishes, visit);
  const next = nextHead(head, before, decision);
  const left = [...decision.lines.values()];
  const view = viewCart(visit, next, left, await cartGoods(queries, visit, left));
  await saveCartChange(queries, visit, {
    head: next,
    lines: decision.touched,
    events: lineEvents(visit, before, decision, next.version),
    sight: toLastSeen(visit, view),
  });
  return toCartResponse(visit, view);
};
