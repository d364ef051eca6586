import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useGateway } from '../../shop';
import type { CartActions, CartEventListener } from '../cart-context';
import { outboxKey } from '../edits-key';
import type { CartOutboxLoader } from '../lazy-journal';
import { type LateEdit, lateEditOf, orderAgain } from '../ordered-meanwhile';
import type { RefusedEdit } from '../refused-edit';
import { createCartHub } from './cart-hub';
import { followInOneTab } from './follow-in-one-tab';
import { useClashNotices } from './use-clash-notices';
import { useLateEdits } from './use-late-edits';
import { useRefusals } from './use-refusals';

/** What the live cart takes. */
interface CartLiveProps extends Pick<CartActions, 'setLine' | 'setLines' | 'typeDraft'> {
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
  const { screens, journal, setLine, setLines, typeDraft, refused, settle } = props;
  const queryClient = useQueryClient();
  const [hub] = useState(() => createCartHub(screens));
  const { scope, cart } = useGateway();
  useEffect(
    () => (cart === undefined ? undefined : followInOneTab({ queryClient, scope, cart, journal, hub })),
    [queryClient, scope, cart, journal, hub],
  );
  useClashNotices(hub, setLine);

  const owner = outboxKey(scope);
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
