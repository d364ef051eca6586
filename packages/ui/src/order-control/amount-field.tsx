import {
  useRef,
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconMinus, IconPlus } from '../icons';
import { canDecrease, canIncrease, MAX_AMOUNT_DIGITS } from './amount-limits';
import { parseAmount } from './amount-text';
import { minimumOf, type OrderControlInput } from './order-control-state';
import type { EntryEvent } from './entry-transition';
import styles from './order-control.module.css';
import { remediesId } from './order-remedies';
import { useFieldNavigation } from './use-field-navigation';

interface AmountFieldProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly placeholder: string | undefined;
  readonly facts: OrderControlInput;
  readonly unit: string;
  readonly disabled: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** What stands there is no amount: nothing happens until it is answered. */
  readonly stopped: boolean;
  /** What stands there is asked about: Enter goes to the answers. */
  readonly asked: boolean;
  readonly rowIndex: number | undefined;
  readonly tell: (event: EntryEvent) => void;
}

// A press of minus or plus must not take the focus from the field that is being typed in.
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A field drops line ends, which would put the digits of two lines together: a blank keeps them apart. */
const inOneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ');

const remediesOf = (describedBy: string | undefined): HTMLElement | null =>
  describedBy === undefined ? null : document.getElementById(remediesId(describedBy));

/** Minus, the amount and plus. The buttons are no tab stops: by keyboard the amount is typed. */
export const AmountField = (props: AmountFieldProps): ReactNode => {
  const { name, text, facts, unit, disabled, stopped, asked, describedBy, tell } = props;
  const { t } = useTranslation('ui-order-control');
  const field = useRef<HTMLInputElement>(null);
  const findWay = useFieldNavigation(field, props.rowIndex);
  const focusedByPress = useRef(false);
  const backFromRemedies = useRef(false);
  const amount = parseAmount(text);
  // Where something is counted, nothing of it is an amount as well.
  const mayDecrease = facts.zeroCounts
    ? (amount ?? 0) > 0
    : amount !== undefined && canDecrease(amount, minimumOf(facts, unit));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (stopped && event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.select();
      return;
    }
    const toRemedies =
      ((stopped || asked) && event.key === 'Tab' && !backFromRemedies.current) ||
      (asked && event.key === 'Enter');
    if (toRemedies && isPlainKey(event)) {
      // They stand elsewhere in the row; whoever comes from them by Tab goes on.
      const remedy = remediesOf(describedBy)?.querySelector('button');
      if (remedy === undefined || remedy === null) return;
      event.preventDefault();
      remedy.focus();
      return;
    }
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
    const pasted = inOneLine(event.clipboardData.getData('text').trim());
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    event.preventDefault();
    const before = value.slice(0, selectionStart ?? 0);
    tell({ kind: 'TYPE', text: `${before}${pasted}${value.slice(selectionEnd ?? value.length)}` });
  };
  const onDrop = (event: DragEvent<HTMLInputElement>): void => {
    event.preventDefault();
    tell({ kind: 'TYPE', text: inOneLine(event.dataTransfer.getData('text').trim()) });
    event.currentTarget.focus();
  };
  const onFocus = (event: FocusEvent<HTMLInputElement>): void => {
    event.currentTarget.select();
    backFromRemedies.current =
      event.relatedTarget instanceof Node && remediesOf(describedBy)?.contains(event.relatedTarget) === true;
  };

  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={styles['step']}
        aria-label={t('less', { name })}
        disabled={disabled || stopped || !mayDecrease}
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
        aria-label={t('amount', { name })}
        aria-describedby={describedBy}
        aria-invalid={props.invalid || undefined}
        placeholder={props.placeholder}
        disabled={disabled}
        value={text}
        data-long={text.length >= (stopped ? MAX_AMOUNT_DIGITS - 1 : MAX_AMOUNT_DIGITS) || undefined}
        title={stopped ? text : undefined}
        onChange={({ currentTarget }) => {
          tell({ kind: 'TYPE', text: currentTarget.value });
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDrop={onDrop}
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
        disabled={disabled || stopped || !canIncrease(amount ?? 0)}
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
