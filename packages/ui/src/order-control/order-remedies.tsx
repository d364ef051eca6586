import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './order-hint.module.css';
import type { OrderHintData } from './order-hint-data';

/** What the remedies take. */
export interface OrderRemediesProps {
  readonly hint: Extract<OrderHintData, { readonly kind: 'AMOUNT' }>;
  /** Whether they stand apart from the sentence, with room of their own. */
  readonly apart?: boolean | undefined;
}

// The amount keeps the focus, so that the remedy is no detour while typing.
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

/** Identifies the remedies of a hint, for the way from the field to them. */
export const remediesId = (hintId: string): string => `${hintId}-remedies`;

/** The buttons that answer what is said about an amount. Tab leads there from the field, 1 and 2 press them, Escape goes back. */
export const OrderRemedies = ({ hint, apart = false }: OrderRemediesProps): ReactNode => {
  const { remedies } = hint;
  if (remedies.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      hint.giveUp();
      return;
    }
    const remedy = remedies[Number(event.key) - 1];
    if (remedy === undefined) return;
    event.preventDefault();
    remedy.take();
  };
  return (
    <span id={remediesId(hint.id)} className={styles['remedies']} data-apart={apart || undefined}>
      {remedies.map(({ label, take }, index) => (
        <button
          key={label}
          type="button"
          className={styles['remedy']}
          aria-describedby={hint.id}
          aria-keyshortcuts={String(index + 1)}
          onKeyDown={onKeyDown}
          onMouseDown={keepFocus}
          onClick={take}
        >
          {label}
        </button>
      ))}
    </span>
  );
};
