import type { Cart } from '@gastroshop/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cartKey } from '../../cart';
import { type BrowserStorage, useGateway } from '../../shop';
import { useTracking } from '../../tracking';
import { checkoutEventOf } from './checkout-event';
import { keptSubmissionKey } from './stored-submission';
import { createSubmission, type Submission, type SubmissionState } from './submission';

const withoutLines = ({ customerId, userId }: Cart): Cart => ({
  customerId,
  userId,
  items: [],
  deletedItems: [],
});

/** The submission of the cart of the shop one is in. */
export interface CartSubmission extends Pick<Submission, 'send' | 'dismiss'> {
  readonly state: SubmissionState;
}

/**
 * Orders the cart, exactly once; what was not answered before a reload is gone on with. A page for another customer
 * must be another component: give it a key.
 *
 * @param storage survives a reload of this tab
 */
export const useSubmission = (storage: BrowserStorage): CartSubmission => {
  const queryClient = useQueryClient();
  const { scope, cart } = useGateway();
  const track = useTracking();
  const [submission] = useState(() =>
    createSubmission({
      submit: (body, key) =>
        cart === undefined ? Promise.reject(new Error('There is no cart to order')) : cart.submit(body, key),
      storage,
      storageKey: keptSubmissionKey(scope),
    }),
  );
  useEffect(() => {
    submission.resume();
    return submission.stop;
  }, [submission]);
  useEffect(
    () =>
      submission.subscribe(() => {
        // Whatever became of it, the cart is not what it was: emptied, or other than the buyer saw.
        const state = submission.state();
        if (state.phase === 'ordered') {
          track(checkoutEventOf(state.order));
          // Until it is read again nothing refers to the cart that was ordered.
          queryClient.setQueryData<Cart>(cartKey(scope), (cart) => cart && withoutLines(cart));
        }
        if (state.phase === 'ordered' || state.phase === 'refused')
          void queryClient.invalidateQueries({ queryKey: cartKey(scope) });
      }),
    [submission, queryClient, scope, track],
  );
  const state = useSyncExternalStore(submission.subscribe, submission.state, submission.state);
  return { state, send: submission.send, dismiss: submission.dismiss };
};
