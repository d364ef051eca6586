import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { IconMinus, IconPlus } from '../icons';
import { MAX_AMOUNT, MAX_AMOUNT_DIGITS, MIN_AMOUNT } from './amount-limits';
import { amountOf, isAmountText } from './amount-text';
import { minimumOf, type EntryFacts } from './entry-state';
import type { EntryEvent } from './entry-transition';
import styles from './order-control.module.css';
import type { OrderWarning } from './order-value';
import { orderControlTexts } from './texts';
import { useTravel } from './use-travel';

interface AmountFieldProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly placeholder: string | undefined;
  readonly facts: EntryFacts;
  readonly unit: string;
  readonly disabled: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly rowIndex: number | undefined;
  readonly tell: (event: EntryEvent) => void;
  readonly onRefused: ((warning: OrderWarning) => void) | undefined;
}

// A press of minus or plus must not take the focus from the field that is being typed in.
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Minus, the amount and plus. The buttons are no tab stops: by keyboard the amount is typed. */
export const AmountField = (props: AmountFieldProps): ReactNode => {
  const { name, text, facts, unit, disabled, tell } = props;
  const t = useTexts(orderControlTexts);
  const field = useRef<HTMLInputElement>(null);
  const findWay = useTravel(field, props.rowIndex);
  const focusedByPress = useRef(false);
  const amount = amountOf(text);
  const least = facts.zeroCounts ? 0 : Math.max(MIN_AMOUNT, minimumOf(facts, unit));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const go = findWay(1);
      // Committed before the focus moves on, so that leaving the field finds nothing left to do.
      flushSync(() => {
        tell({ kind: 'ENTER' });
      });
      if (go === undefined) event.currentTarget.select();
      else go();
      return;
    }
    if (event.key === 'Escape') {
      tell({ kind: 'ESCAPE' });
      return;
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isPlainKey(event)) {
      const go = findWay(event.key === 'ArrowDown' ? 1 : -1);
      if (go === undefined) return;
      event.preventDefault();
      go();
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text').trim();
    if (pasted !== '' && isAmountText(pasted)) return;
    // "1,5" must not become 15, nor "123456" 12345.
    event.preventDefault();
    props.onRefused?.({
      kind: 'NOT_AN_AMOUNT',
      text: t('notAnAmount', { text: pasted }),
      durationMs: WARNING_TOAST_MS,
    });
  };
  const onFocus = (event: FocusEvent<HTMLInputElement>): void => {
    event.currentTarget.select();
  };

  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={styles['step']}
        aria-label={t('less', { name })}
        disabled={disabled || amount === undefined || amount <= least}
        onMouseDown={keepFocus}
        onClick={() => {
          tell({ kind: 'STEP', by: -1 });
        }}
      >
        <IconMinus size={16} />
      </button>
      <input
        ref={field}
        id={props.id}
        className={styles['amount']}
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={MAX_AMOUNT_DIGITS}
        aria-label={t('amount', { name })}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        placeholder={props.placeholder}
        disabled={disabled}
        value={text}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.trim();
          if (isAmountText(typed)) tell({ kind: 'TYPE', text: typed });
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={onFocus}
        onMouseDown={({ currentTarget }) => {
          focusedByPress.current = document.activeElement !== currentTarget;
        }}
        onMouseUp={(event) => {
          // The press that brought the focus selects the whole amount; the next one sets the caret.
          if (focusedByPress.current) event.preventDefault();
          focusedByPress.current = false;
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        className={styles['step']}
        aria-label={t('more', { name })}
        disabled={disabled || (amount ?? 0) >= MAX_AMOUNT}
        onMouseDown={keepFocus}
        onClick={() => {
          tell({ kind: 'STEP', by: 1 });
        }}
      >
        <IconPlus size={16} />
      </button>
    </>
  );
};
