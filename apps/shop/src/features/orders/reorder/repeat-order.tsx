import type { Order } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { orderQuery } from '@gastroshop/storefront/checkout';
import { useShop } from '@gastroshop/storefront/shop';
import { groupReorderLines, selectedProposals } from './again-choice';
import { ReorderDialog } from './reorder-dialog';
import { useAddInSilence } from './use-add-in-silence';
import { useReorder } from './use-reorder';

/** What repeating an order takes. */
export interface RepeatOrderProps {
  readonly orderId: string;
  /** Called when it is done, or given up. */
  readonly onClose: () => void;
}

/** Puts an order into the cart again and leads there; what has changed since is told before. */
export const RepeatOrder = ({ orderId, onClose }: RepeatOrderProps): ReactNode => {
  const { client, gateway, navigate } = useShop();
  const { data: order, isError } = useQuery(orderQuery(client, gateway.scope, orderId));
  const giveUp = useEffectEvent(() => {
    onClose();
    navigate(gateway.paths.order(orderId));
  });
  useEffect(() => {
    // Its own page says what is wrong, and tries again.
    if (isError) giveUp();
  }, [isError]);
  return order === undefined ? null : <RepeatLines order={order} onClose={onClose} />;
};

interface RepeatLinesProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const NOTHING_TOUCHED: ReadonlyMap<string, boolean> = new Map();

const RepeatLines = ({ order, onClose }: RepeatLinesProps): ReactNode => {
  const { gateway, navigate } = useShop();
  const { orderItems, freeItems, nonWebshopItems } = order;
  const notInShop = freeItems.length + nonWebshopItems.length;
  const { lines, failed } = useReorder(orderItems);
  const addInSilence = useAddInSilence();
  const isDone = useRef(false);
  const { missing, changed } = groupReorderLines(lines ?? []);
  const isAsBefore = lines !== undefined && notInShop + missing.length + changed.length === 0;
  const toCart = () => {
    navigate(gateway.paths.cart);
  };
  const putAll = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    addInSilence(selectedProposals(lines ?? [], NOTHING_TOUCHED));
    onClose();
    toCart();
  });
  useEffect(() => {
    if (isAsBefore) putAll();
  }, [isAsBefore]);
  if (isAsBefore || (lines === undefined && !failed)) return null;
  return <ReorderDialog items={orderItems} notInShop={notInShop} onClose={onClose} onAdded={toCart} />;
};
