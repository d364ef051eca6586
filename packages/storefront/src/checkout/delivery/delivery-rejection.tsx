import type { OrderSubmission } from '@gastroshop/api-contract';
import type { ChosenDays } from '@gastroshop/domain/delivery';
import type { ReactNode } from 'react';
import { useCartActions } from '../../cart';
import type { SubmissionRejection } from '../submission/submission-rejection';
import { RejectionView } from '../submission/rejection-view';
import type { CartSubmission } from '../submission/use-submission';
import type { Checkout } from '../is-confirmed';

/** What the answer to an order takes. */
export interface DeliveryRejectionProps {
  readonly refusal: SubmissionRejection;
  /** What was sent. */
  readonly sent: OrderSubmission;
  readonly checkout: Pick<Checkout, 'live' | 'plan'>;
  readonly submission: Pick<CartSubmission, 'dismiss' | 'send'>;
  /** Orders for other days. */
  readonly order: (days: ChosenDays) => void;
}

/** Why the order was not taken, with the ways on bound to cart and submission. */
export const DeliveryRejection = (props: DeliveryRejectionProps): ReactNode => {
  const { refusal, sent, checkout, submission, order } = props;
  const { live, plan } = checkout;
  const { dismiss, send } = submission;
  const { setLine } = useCartActions();
  const isFrozen = refusal.kind === 'DEADLINE_PASSED' && refusal.frozen;
  return (
    <RejectionView
      refusal={refusal}
      lines={live}
      wantedDay={
        isFrozen
          ? sent.requestedDeliveryDayFrozenProducts
          : (sent.requestedDeliveryDayFreshProducts ?? sent.requestedDeliveryDay)
      }
      onBack={dismiss}
      onConfirm={(confirmationToken) => {
        send({ ...sent, confirmationToken });
      }}
      onSendAgain={() => {
        send(sent);
      }}
      onOrderFor={(day, frozen) => {
        const isMain = !frozen && plan?.tours.some(({ tour }) => tour.name === 'MAIN') === true;
        dismiss();
        order({ [isMain ? 'MAIN' : 'ALTERNATIVE']: day });
      }}
      onRemove={(skus) => {
        for (const { sku, unit } of live) if (skus.includes(sku)) setLine(sku, { amount: 0, unit });
        dismiss();
      }}
      onSetAmount={(sku, amount) => {
        const line = live.find((candidate) => candidate.sku === sku);
        if (line !== undefined) setLine(sku, { amount, unit: line.unit });
        dismiss();
      }}
    />
  );
};
