import { decimal } from '@gastroshop/domain/money';
import { formatNumber, parseTypedNumber } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { IconChevronDown, IconMinus, IconPlus } from '@gastroshop/ui/icons';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { countTexts } from './count-texts';
import styles from './count-row.module.css';
import type { CountUnit } from './stock-count';

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

const written = (amount: string): string => (amount === '' ? '' : formatNumber(amount));

const read = (text: string): string | undefined => {
  if (text.trim() === '') return '';
  const number = parseTypedNumber(text);
  return number === undefined || number.startsWith('-') ? undefined : number;
};

/** Minus, the amount, plus and the unit, large enough for a thumb. Counted amounts may be fractions, and 0. */
export const AmountStepper = (props: AmountStepperProps): ReactNode => {
  const { name, amount, onAmount, unit, units, onUnit, onEnter, ref } = props;
  const t = useTexts(countTexts);
  const errorId = useId();
  const [text, setText] = useState(written(amount));
  const [seen, setSeen] = useState(amount);
  if (seen !== amount) {
    setSeen(amount);
    // A scan has counted on; what is being typed stays as it is typed.
    if (read(text) !== amount) setText(written(amount));
  }
  const isWrong = read(text) === undefined;
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
          maxLength={12}
          value={text}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
          onChange={({ target }) => {
            setText(target.value);
            const typed = read(target.value);
            if (typed !== undefined) onAmount(typed);
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('plusOne', { name })}
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
                  {one.abbreviation}
                </option>
              ))}
            </select>
            <IconChevronDown size={16} />
          </span>
        ) : (
          <span className={styles['unit']}>{unit}</span>
        )}
      </span>
      {isWrong && (
        <span id={errorId} role="alert" className={styles['error']}>
          {t('wrongAmount')}
        </span>
      )}
    </span>
  );
};
