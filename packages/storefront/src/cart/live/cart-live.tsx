import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useGateway } from '../../shop';
import type { CartActions, CartEventListener } from '../cart-context';
import type { CartJournalSource } from '../lazy-journal';
import type { LateEdit } from '../ordered-meanwhile';
import { createCartHub } from './cart-hub';
import { followInOneTab } from './follow-in-one-tab';
import { useClashNotices } from './use-clash-notices';
import { useLateEdits } from './use-late-edits';

/** What the live cart takes. */
interface CartLiveProps {
  /** Screens that tell the buyer themselves what happens. */
  readonly screens: ReadonlySet<CartEventListener>;
  readonly journal: CartJournalSource;
  readonly setLine: CartActions['setLine'];
  /** Changes that came after the order and are not decided. */
  readonly late: readonly LateEdit[];
  readonly settle: (decided: readonly LateEdit[]) => void;
}

/** Follows the cart on every page that can show amounts, and says what others did to it. Shows nothing in its place. */
const CartLive = ({ screens, journal, setLine, late, settle }: CartLiveProps): ReactNode => {
  const queryClient = useQueryClient();
  const [hub] = useState(() => createCartHub(screens));
  const { scope, cart } = useGateway();
  useEffect(
    () => (cart === undefined ? undefined : followInOneTab({ queryClient, scope, cart, journal, hub })),
    [queryClient, scope, cart, journal, hub],
  );
  useClashNotices(hub, setLine);
  useLateEdits(late, setLine, settle);
  return null;
};

export default CartLive;
