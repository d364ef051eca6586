import { createCartHub, type CartEventListener, followInOneTab } from '@gastroshop/cart/live';
import type { CartOutboxLoader } from '@gastroshop/cart/outbox';
import {
  type CartTarget,
  type LateEdit,
  lateEditOf,
  orderAgain,
  type RefusedEdit,
} from '@gastroshop/cart/sending';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CartActions } from '../cart-context';
import { useClashNotices } from './use-clash-notices';
import { useLateEdits } from './use-late-edits';
import { useRefusals } from './use-refusals';

/** What the live cart takes. */
interface CartLiveProps extends Pick<CartActions, 'setLine' | 'setLines' | 'typeDraft'> {
  /** The cart that is followed. */
  readonly target: CartTarget;
  /** Screens that tell the buyer themselves what happens. */
  readonly screens: ReadonlySet<CartEventListener>;
  readonly journal: CartOutboxLoader;
  /** Changes that the backend refused, and that are not told or not decided. */
  readonly refused: readonly RefusedEdit[];
  /** Lets changes go by their operations. */
  readonly settle: (operationIds: readonly string[]) => void;
}

/** Follows the cart on every page that can show amounts, and says what became of it. Shows nothing in its place. */
const CartLive = (props: CartLiveProps): ReactNode => {
  const { target, screens, journal, setLine, setLines, typeDraft, refused, settle } = props;
  const [hub] = useState(() => createCartHub(screens));
  useEffect(() => {
    const { calls } = target;
    return calls && followInOneTab({ target, calls, journal, hub });
  }, [target, journal, hub]);
  useClashNotices(hub, setLine);

  const { owner } = target;
  // What was late in one cart is nothing to order in another.
  const own = useMemo(() => refused.filter((edit) => edit.owner === owner), [refused, owner]);
  const late = useMemo(() => own.flatMap((edit) => lateEditOf(edit) ?? []), [own]);
  const others = useMemo(() => own.filter((edit) => lateEditOf(edit) === undefined), [own]);
  const settleLate = useCallback(
    (decided: readonly LateEdit[]) => {
      settle(decided.map(({ edit }) => edit.operationId));
    },
    [settle],
  );
  const typed = useRef(new Set<string>());
  useEffect(() => {
    // What was typed is not lost, whatever the buyer decides and when.
    for (const { edit } of orderAgain(late)) {
      const { sku, amount, unit, operationId } = edit;
      if (typed.current.has(operationId)) continue;
      typed.current.add(operationId);
      typeDraft(sku, { text: String(amount), unit });
    }
  }, [late, typeDraft]);
  useLateEdits(late, setLines, settleLate);
  useRefusals(others, settle);
  return null;
};

export default CartLive;
