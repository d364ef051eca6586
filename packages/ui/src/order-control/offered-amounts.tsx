import type { ReactNode } from 'react';
import { OrderRemedies } from './order-remedies';

/** What the buttons of a field for amounts with decimals take. */
export interface OfferedAmountsProps {
  /** Of the sentence that asks. */
  readonly id: string;
  /** What may have been meant, written with a point. */
  readonly offers: readonly string[];
  /** Called with what was meant, written with a comma as it is typed. */
  readonly onTake: (written: string) => void;
  /** Called by Escape, to give back what stood there before. */
  readonly onGiveUp: () => void;
}

/**
 * The buttons beside a field for amounts with decimals that asks which one was meant: stock that was counted, stock to
 * keep (QTY-5).
 *
 * @example <OfferedAmounts id={errorId} offers={['1200', '1.2']} onTake={setText} onGiveUp={() => setText('')} />
 */
export const OfferedAmounts = ({ id, offers, onTake, onGiveUp }: OfferedAmountsProps): ReactNode => (
  <OrderRemedies
    hint={{
      kind: 'AMOUNT',
      id,
      text: '',
      urgent: true,
      // Without points for thousands, which what is taken back could be mistaken for.
      remedies: offers
        .map((offer) => offer.replace('.', ','))
        .map((label) => ({
          label,
          take: () => {
            onTake(label);
          },
        })),
      giveUp: onGiveUp,
    }}
  />
);
