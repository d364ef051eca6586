import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { decimal } from '@gastroshop/domain/money';
import { IconChevronDown, IconMinus, IconPlus } from '@gastroshop/ui/icons';
import { OfferedAmounts } from '@gastroshop/ui/order-control';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './count-row.module.css';
import { readCounted } from './read-counted';
import type { CountUnit } from './inventory-count';

/** What the stepper takes. */
export interface AmountStepperProps {
  /** What is counted. */
  readonly name: string;
  readonly amount: string;
  readonly onAmount: (amount: string) => void;
  readonly unit: string;
  /** Units to choose from; the unit stands still where there is one. */
  readonly units: readonly Pick<CountUnit, 'abbreviation' | 'name'>[];
  readonly onUnit: (unit: string) => void;
  /** Called when Enter ends the amount. */
  readonly onEnter: () => void;
  /** Points to the field. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

// Without points for thousands, which what is typed back could be mistaken for.
const written = (amount: string): string => amount.replace('.', ',');

/**
 * Minus, the amount, plus and the unit, large enough for a thumb. Counted amounts may be fractions, and 0. What is no
 * amount stays as it was typed, and what was counted before counts, until it is answered (QTY-5).
 */
export const AmountStepper = (props: AmountStepperProps): ReactNode => {
  const { name, amount, onAmount, unit, units, onUnit, onEnter, ref } = props;
  const { t } = useTranslation('stock-count');
  const { locale } = useLocale();
  const errorId = useId();
  const [text, setText] = useState(written(amount));
  const [seen, setSeen] = useState(amount);
  // What was counted when the field got the focus, to come back to.
  const [before, setBefore] = useState(amount);
  const read = readCounted(text);
  if (seen !== amount) {
    setSeen(amount);
    // A scan has counted on; what is being typed stays as it is typed.
    if (read.kind === 'REFUSED') setBefore(amount);
    else if (read.amount !== amount) setText(written(amount));
  }
  const isWrong = read.kind === 'REFUSED';
  const type = (typed: string): void => {
    const next = readCounted(typed);
    setText(typed);
    onAmount(next.kind === 'COUNTED' ? next.amount : before);
  };
  const step = (by: 1 | -1) => {
    const next = decimal(amount === '' ? 0 : amount).plus(by);
    const stepped = next.lt(0) ? '0' : next.toFixed();
    setText(written(stepped));
    onAmount(stepped);
  };
  return (
    <span className={styles['entry']}>
      <span className={styles['stepper']} data-wrong={isWrong || undefined}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('minusOne', { name })}
          disabled={isWrong}
          onClick={() => {
            step(-1);
          }}
        >
          <IconMinus size={20} />
        </button>
        <input
          ref={ref}
          type="text"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          aria-label={t('amountOf', { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          placeholder={t('uncounted')}
          value={text}
          onFocus={(event) => {
            event.currentTarget.select();
            if (!isWrong) setBefore(amount);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isWrong) {
              event.preventDefault();
              type(written(before));
            }
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isWrong) onEnter();
          }}
          onChange={({ target }) => {
            type(target.value);
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('plusOne', { name })}
          disabled={isWrong}
          onClick={() => {
            step(1);
          }}
        >
          <IconPlus size={20} />
        </button>
        {units.length > 1 ? (
          <span className={styles['unit']}>
            <select
              aria-label={t('unitOf', { name })}
              value={unit}
              onChange={({ target }) => {
                onUnit(target.value);
              }}
            >
              {units.map((one) => (
                <option key={one.abbreviation} value={one.abbreviation}>
                  {formatUnit(one.abbreviation, locale)}
                </option>
              ))}
            </select>
            <IconChevronDown size={16} />
          </span>
        ) : (
          <span className={styles['unit']}>{formatUnit(unit, locale)}</span>
        )}
      </span>
      {read.kind === 'REFUSED' && (
        <span className={styles['error']}>
          <span id={errorId} role="alert">
            {read.offers.length > 0 ? t('whichAmount', { text: text.trim() }) : t('wrongAmount')}
          </span>
          <OfferedAmounts
            id={errorId}
            offers={read.offers}
            onTake={type}
            onGiveUp={() => {
              type(written(before));
            }}
          />
        </span>
      )}
    </span>
  );
};
