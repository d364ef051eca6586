import type { Cart } from '@gastroshop/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useCallback, useMemo, useRef, useState } from 'react';
import { cartKey, cartQuery, useCartActions } from '../../cart';
import { type BrowserStorage, type CartGateway, useGateway } from '../../shop';
import type { PadLine } from '../lines/pad-line';
import type { Resolver } from '../resolving/resolver';
import type { PadAction } from '../rows/pad-action';
import { keepFill, readKeptFill } from './kept-fill';
import { type Fill, planFill, withoutArticles } from './plan-fill';
import { isPassing, refusedArticles } from './refused-articles';

/** How putting the rows into the cart went. */
type FillResult =
  | {
      readonly kind: 'FILLED';
      /** Rows that are in the cart now. */
      readonly rows: number;
      /** Articles whose amounts were added up. */
      readonly joined: number;
      /** Articles that stay, because their amounts fit into no one unit. */
      readonly apart: readonly string[];
      /** Articles that stay, because the cart did not take them. */
      readonly refused: readonly string[];
    }
  /** It may have arrived or not, and will be sent again, to no harm. */
  | { readonly kind: 'UNSENT' }
  | { readonly kind: 'FAILED' };

/** Puts the rows into the cart. */
export interface FillControl {
  readonly busy: boolean;
  readonly result: FillResult | undefined;
  readonly dismiss: () => void;
  /** Rows that may be in the cart already; they stay as they are until that is known. */
  readonly held: ReadonlySet<number>;
  /** Sends what may not have arrived, then these rows. Never throws. */
  readonly fill: (lines: readonly PadLine[]) => Promise<void>;
}

/** Refused articles are left out and the rest is sent again; the backend names all of a kind at once. */
const MOST_ROUNDS = 20;

const now = (): number => performance.timeOrigin + performance.now();

interface Sent {
  readonly fill: Fill;
  readonly cart: Cart | undefined;
  readonly refused: readonly string[];
}

/** Sends a fill without what is refused. */
const send = async (put: CartGateway['put'], whole: Fill): Promise<Sent> => {
  let fill = whole;
  const refused: string[] = [];
  for (let round = 0; round < MOST_ROUNDS && fill.writes.length > 0; round += 1) {
    try {
      const ageMs = Math.max(0, now() - fill.actedAt);
      return { fill, cart: await put(fill.writes.map((write) => ({ ...write, ageMs }))), refused };
    } catch (error) {
      const skus = refusedArticles(error);
      if (skus.size === 0) throw error;
      refused.push(...skus);
      fill = withoutArticles(fill, skus);
    }
  }
  return { fill: { ...fill, writes: [], ids: {} }, cart: undefined, refused };
};

/** Puts rows of the pad into the cart, exactly once, whatever the connection does. */
export const useFillCart = (
  storage: BrowserStorage,
  resolver: Resolver,
  act: Dispatch<PadAction>,
): FillControl => {
  const gateway = useGateway();
  const { scope, cart: cartCalls } = gateway;
  const queryClient = useQueryClient();
  const { flush } = useCartActions();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<FillResult>();
  const [unsent, setUnsent] = useState(() => readKeptFill(storage, scope));

  const held = useMemo(() => new Set(Object.values(unsent?.ids ?? {}).flat()), [unsent]);

  const deliver = async (put: CartGateway['put'], fill: Fill): Promise<FillResult> => {
    keepFill(storage, scope, fill);
    setUnsent(fill);
    await queryClient.cancelQueries({ queryKey: cartKey(scope) });
    const sent = await send(put, fill);
    keepFill(storage, scope, undefined);
    setUnsent(undefined);
    if (sent.cart !== undefined) queryClient.setQueryData(cartKey(scope), sent.cart);
    resolver.forget(new Set(sent.refused));
    const ids = Object.values(sent.fill.ids).flat();
    act({ type: 'taken', ids });
    return {
      kind: 'FILLED',
      rows: ids.length,
      joined: fill.joined,
      apart: fill.apart,
      refused: sent.refused,
    };
  };

  const fill = async (lines: readonly PadLine[]): Promise<void> => {
    // Two presses in a row come before the first one is shown.
    if (running.current || cartCalls === undefined) return;
    running.current = true;
    setBusy(true);
    setResult(undefined);
    try {
      // What was changed in the cart before comes first.
      if (!(await flush())) {
        setResult({ kind: 'UNSENT' });
        return;
      }
      let done = unsent === undefined ? undefined : await deliver(cartCalls.put, unsent);
      const rest = lines.filter(({ row }) => !held.has(row.id));
      if (rest.length > 0) {
        const cart = await queryClient.query(cartQuery(gateway));
        const plan = planFill(rest, cart, () => crypto.randomUUID());
        const after = await deliver(cartCalls.put, plan);
        done =
          done?.kind === 'FILLED' && after.kind === 'FILLED'
            ? { ...after, rows: after.rows + done.rows, refused: [...done.refused, ...after.refused] }
            : after;
      }
      setResult(done);
    } catch (error) {
      if (isPassing(error)) setResult({ kind: 'UNSENT' });
      else {
        keepFill(storage, scope, undefined);
        setUnsent(undefined);
        setResult({ kind: 'FAILED' });
      }
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
