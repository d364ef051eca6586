import type { Cart } from '@gastroshop/api-contract';
import {
  cartKey,
  cartQuery,
  type WithCartOutbox,
  keepAdded,
  lateEditOf,
  type RefusedEdit,
  mergeLine,
  remarksIn,
  useCartActions,
} from '@gastroshop/storefront/cart';
import { useGateway } from '@gastroshop/storefront/shop';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { PadLine } from '../lines/pad-line';
import type { Resolver } from '../resolution/resolver';
import type { PadStorage } from '../rows/kept-pad';
import type { PadAction } from '../rows/pad-action';
import type { PadRow } from '../rows/pad-row';
import { planCartTransfer } from './plan-cart-transfer';

/** How putting the rows into the cart went. */
type FillResult =
  | {
      readonly kind: 'FILLED';
      /** Rows that are in the cart now. */
      readonly rows: number;
      /** They wait to be sent: there is no connection. */
      readonly later: boolean;
      /** Rows that another tab had put into the cart before. */
      readonly elsewhere: number;
      /** Articles whose amounts were added up. */
      readonly joined: number;
      /** Articles that stay, because their amounts fit into no one unit. */
      readonly apart: readonly string[];
      /** Articles that stay, because the cart did not take them. */
      readonly refused: readonly string[];
    }
  /** It is not known what is in the cart: the rows stay. */
  | { readonly kind: 'FAILED' }
  /** The browser keeps nothing, so the rows stay until they have arrived; nothing is ordered twice. */
  | { readonly kind: 'UNSENT' };

/** Puts the rows into the cart. */
export interface FillControl {
  readonly busy: boolean;
  readonly result: FillResult | undefined;
  readonly dismiss: () => void;
  /** Rows that are on their way; they stay as they are until that is over. */
  readonly held: ReadonlySet<number>;
  /** Puts these rows into the cart, after those that are on their way. Never throws. */
  readonly fill: (lines: readonly PadLine[]) => Promise<void>;
}

/** What the control works with. */
export interface FillCartInput {
  readonly keeper: PadStorage;
  readonly rows: readonly PadRow[];
  readonly resolver: Resolver;
  readonly act: Dispatch<PadAction>;
}

const NOTHING = { later: false, joined: 0, apart: [], refused: [] };

const NONE: ReadonlySet<number> = new Set();

/**
 * Puts rows of the pad into the cart through its journal: they are written down there and leave the pad in one stroke, so
 * that neither a lost connection nor a killed browser loses one or orders it twice. What the cart refuses comes back.
 */
export const useCartTransfer = ({ keeper, rows, resolver, act }: FillCartInput): FillControl => {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const store = useStore<WithCartOutbox>();
  const { setLines, flush, onRefused } = useCartActions();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<FillResult>();
  const [held, setHeld] = useState(NONE);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  const cartNow = async (): Promise<Cart | undefined> => {
    const query = cartQuery(gateway);
    const known = queryClient.getQueryData<Cart>(cartKey(gateway.scope));
    return known ?? (await queryClient.query(query).catch(() => undefined));
  };

  const taken = (ids: readonly number[]): void => {
    act({ type: 'taken', ids });
    setHeld(NONE);
  };

  useEffect(
    () =>
      keeper.onTaken((ids) => {
        act({ type: 'taken', ids });
      }),
    [keeper, act],
  );

  /** Writes the lines into the cart's journal, without those that another tab has written there before. */
  const writeDown = async (lines: readonly PadLine[], cart: Cart) => {
    const { edits } = store.getState().cartEdits;
    const plan = planCartTransfer(lines, (sku) => {
      const item = cart.items.find((each) => each.sku === sku);
      const line = mergeLine(item, edits[sku]);
      return line && { ...line, remarks: { ...(item && remarksIn(item)), ...edits[sku]?.remarks } };
    });
    const all = [...plan.ids.values()].flat();
    setHeld(new Set(all));
    // What is kept elsewhere than in the database could not leave with the stroke.
    await keeper.keep(latest.current);
    const isKept = await setLines(plan.lines, keeper.letGo(all)).kept;
    if (isKept) keeper.tell(all);
    else keeper.takeBack(all);
    return { ...plan, all, isKept };
  };

  const put = async (lines: readonly PadLine[]): Promise<FillResult | undefined> => {
    const cart = await cartNow();
    if (cart === undefined) return { kind: 'FAILED' };
    const elsewhere = new Set<number>();
    const refusals: RefusedEdit[] = [];
    const stop = onRefused((edit, error) => {
      refusals.push({ owner: '', edit, error });
    });
    try {
      const written = await keeper.alone(async (gone) => {
        for (const { row } of lines) if (gone.has(row.id)) elsewhere.add(row.id);
        if (elsewhere.size > 0) act({ type: 'taken', ids: [...elsewhere] });
        const own = lines.filter(({ row }) => !elsewhere.has(row.id));
        return own.length === 0 ? undefined : writeDown(own, cart);
      });
      if (written === undefined) return { kind: 'FILLED', rows: 0, elsewhere: elsewhere.size, ...NOTHING };
      const { ids, all, isKept, joined, apart } = written;
      const idsOf = (skus: readonly string[]) => skus.flatMap((sku) => ids.get(sku) ?? []);
      keepAdded(
        queryClient,
        gateway.scope,
        lines.flatMap(({ product }) => product ?? []),
      );
      const isSent = await flush();
      if (!isKept && !isSent) return { kind: 'UNSENT' };
      const own = refusals.filter(({ edit }) => ids.has(edit.sku));
      const late = own.filter((each) => lateEditOf(each) !== undefined).map(({ edit }) => edit.sku);
      const refused = own.map(({ edit }) => edit.sku).filter((sku) => !late.includes(sku));
      const back = new Set(idsOf(refused));
      keeper.takeBack([...back]);
      resolver.forget(new Set(refused));
      taken(all.filter((id) => !back.has(id)));
      // Whether what came after an order is ordered anew is asked where all of that is asked.
      const count = all.length - back.size - idsOf(late).length;
      if (count === 0 && late.length > 0 && refused.length === 0) return undefined;
      return {
        kind: 'FILLED',
        rows: count,
        later: !isSent,
        elsewhere: elsewhere.size,
        joined,
        apart,
        refused,
      };
    } finally {
      stop();
    }
  };

  const fill = async (lines: readonly PadLine[]): Promise<void> => {
    // Two presses in a row come before the first one is shown.
    if (running.current || gateway.cart === undefined) return;
    running.current = true;
    setBusy(true);
    setResult(undefined);
    const rest = lines.filter(({ row }) => !held.has(row.id));
    try {
      if (held.size > 0) {
        if (!(await flush())) {
          setResult({ kind: 'UNSENT' });
          return;
        }
        taken([...held]);
      }
      setResult(await put(rest));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    result,
    dismiss: useCallback(() => {
      setResult(undefined);
    }, []),
    held,
    fill,
  };
};
