import type { Cart, CartItemRemoval, CartItemWrite } from '@gastroshop/api-contract';
import {
  cameAfterOrder,
  type LineContent,
  type LineWrite,
  resolveLineWrite,
  type StoredLine,
} from '@gastroshop/domain/cart';
import { problemError } from './problem-error';
import { testItem } from './test-cart';

/** What the backend goes by; a test plants faults in it. */
export interface BackendRules {
  readonly resolve: typeof resolveLineWrite;
  readonly isLate: typeof cameAfterOrder;
}

/** The rules as they are. */
export const BACKEND_RULES: BackendRules = { resolve: resolveLineWrite, isLate: cameAfterOrder };

/** A write that the backend took in, winning or not. */
export interface TakenWrite {
  readonly operationId: string;
  readonly sku: string;
  /** Orders that were there before it. */
  readonly ordersBefore: number;
  /** The amount it named; 0 takes the line out, undefined: it named none. */
  readonly amount: number | undefined;
  /** It took out what never was in, which leaves no trace: sent again, it is new. */
  readonly isTraceless: boolean;
}

/** An order: what each line held. */
export type ModelOrder = ReadonlyMap<string, LineContent>;

/** A removal or a write as the wire has it; a removal has amount 0. */
export type SentLine = CartItemWrite | (CartItemRemoval & { readonly amount: 0 });

const contentOf = (line: SentLine): LineWrite['content'] => {
  if (line.amount === 0) return undefined;
  const { amount, unitAbbreviation, ...more }: CartItemWrite = line;
  const { note, costCentre, customerArticleNumber } = more;
  return { amount, unitAbbreviation, note, costCentre, customerArticleNumber };
};

/** One cart as the backend keeps it, without its database. */
export class ModelBackend {
  readonly #lines = new Map<string, StoredLine>();
  readonly #rules: BackendRules;
  #version = 0;
  #orderedVersion = 0;
  readonly orders: ModelOrder[] = [];
  readonly taken: TakenWrite[] = [];
  /** What two buyers were told of, by article. */
  readonly told: { readonly sku: string; readonly contents: readonly (LineContent | undefined)[] }[] = [];
  /** Writes that met a change their buyer had not seen, an order included. */
  dangerous = 0;

  constructor(rules: BackendRules) {
    this.#rules = rules;
  }

  /** The cart as every answer tells it. */
  cart(): Cart {
    const items = [...this.#lines].flatMap(([sku, { content, version }]) =>
      content === undefined ? [] : [{ ...testItem(sku, content.amount), ...content, sku, version }],
    );
    const gone = [...this.#lines].flatMap(([sku, { content, version }]) =>
      content === undefined ? [{ sku, unitAbbr: 'Stk', deletedAt: '2026-11-25T09:00:00Z', version }] : [],
    );
    return { customerId: '48213', items: [...items], deletedItems: gone, version: this.#version };
  }

  /** What each line holds. */
  contents(): ModelOrder {
    return new Map(
      [...this.#lines].flatMap(([sku, { content }]) =>
        content === undefined ? [] : [[sku, content] as const],
      ),
    );
  }

  /**
   * Takes lines in, all or none.
   *
   * @param now epoch milliseconds of the moment they were sent: the way is not part of their age
   * @throws ResponseError cart-already-ordered, invalid-request
   */
  put(sent: readonly SentLine[], now: number): Cart {
    const wishes = sent.map((line) => ({
      line,
      seenCartVersion: line.seenCartVersion,
      write: { ...line, content: contentOf(line) } satisfies LineWrite,
    }));
    const late = wishes.filter((wish) =>
      this.#rules.isLate(wish, this.#orderedVersion, this.#lines.get(wish.line.sku)?.knownOperationIds ?? []),
    );
    if (late.length > 0) {
      this.dangerous += 1;
      const [order] = this.orders.slice(-1);
      const orderItems = [...(order ?? [])].map(([productSku, { amount, unitAbbreviation }]) => ({
        productSku,
        amount,
        unitAbbr: unitAbbreviation,
      }));
      const skus = late.map(({ line }) => line.sku);
      throw problemError(409, { code: 'cart-already-ordered', order: { orderItems }, skus });
    }
    const nothing = wishes.filter(
      ({ line, write }) =>
        write.content !== undefined &&
        write.content.amount === undefined &&
        this.#lines.get(line.sku)?.content === undefined &&
        this.#lines.get(line.sku)?.knownOperationIds.includes(line.operationId ?? '') !== true,
    );
    const [onNothing] = nothing;
    if (onNothing !== undefined)
      throw problemError(400, { code: 'invalid-request', field: 'amount', sku: onNothing.line.sku });
    for (const { line, write } of wishes) this.#take(line, write, now);
    return this.cart();
  }

  #take({ sku }: SentLine, write: LineWrite, now: number): void {
    const before = this.#lines.get(sku);
    // Who takes out what never came in has said nothing of a line that a colleague puts in.
    if (before === undefined && write.content === undefined) {
      this.#log(sku, write, true);
      return;
    }
    const result = this.#rules.resolve(before, write, now);
    if (result.outcome === 'REPEATED') return;
    if ((write.seenVersion ?? 0) < (before?.version ?? 0)) this.dangerous += 1;
    this.#log(sku, write, false);
    this.#lines.set(sku, result.line);
    if (result.line.version !== before?.version) this.#version += 1;
    if ('conflict' in result)
      this.told.push({ sku, contents: [result.conflict.kept, result.conflict.dropped] });
  }

  #log(sku: string, { operationId, content }: LineWrite, isTraceless: boolean): void {
    const amount = content === undefined ? 0 : content.amount;
    this.taken.push({
      operationId: operationId ?? '',
      sku,
      ordersBefore: this.orders.length,
      amount: isTraceless ? undefined : amount,
      isTraceless,
    });
  }

  /** Somebody orders what is in the cart. */
  order(now: number): void {
    const contents = this.contents();
    if (contents.size === 0) return;
    this.orders.push(contents);
    this.#version += 1;
    this.#orderedVersion = this.#version;
    for (const [sku, { version, content, knownOperationIds }] of this.#lines)
      this.#lines.set(sku, {
        version: version + (content === undefined ? 0 : 1),
        content: undefined,
        actedAt: now,
        knownOperationIds,
      });
  }
}
