import { useLocale } from '@gastroshop/i18n/react';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from './amount-field';
import { CartToggle } from './cart-toggle';
import {
  commitsImmediately,
  refusalOfEntry,
  displayedText,
  displayedUnit,
  type OrderControlInput,
} from './order-control-state';
import { orderHint } from './hint-of';
import { hintWords, remediesOf } from './hint-words';
import type { OrderControlProps } from './order-control-props';
import styles from './order-control.module.css';
import { OrderHint } from './order-hint';
import { isSameDraft } from './order-value';
import type { OrderHintData } from './order-hint-data';
import type { EntryEvent } from './entry-transition';
import { useLatest } from './use-latest';
import { UnitField } from './unit-field';
import { useOrderControlEffects } from './use-order-control-effects';
import { useOrderControl } from './use-order-control';
import { useMinimumBusy } from './use-minimum-busy';
import { useLeaving } from './use-leaving';

/**
 * Amount, unit, minus and plus of one product, and whether it is in the cart. In the cart changes are handed on half a
 * second after the last one, by Enter and on leaving (CRT-2); outside it what is typed stays a draft until Enter or the
 * toggle adds it. Enter goes to the next row of the `OrderControlGroup` around it, Escape restores, the arrow keys
 * travel.
 */
export const OrderControl = (props: OrderControlProps): ReactNode => {
  const {
    name,
    units,
    inCart = false,
    unsent = false,
    disabledReason,
    size = 'row',
    purpose,
    onHint,
  } = props;
  const { t } = useTranslation('ui-order-control');
  const { locale } = useLocale();
  const counting = purpose === 'count';
  const facts: OrderControlInput = {
    amount: props.amount,
    unit: props.unit,
    units,
    inCart,
    busy: props.busy ?? false,
    draft: props.draft,
    zeroCounts: counting,
    unusual: props.unusual,
  };
  const { state, tell } = useOrderControl(facts, useOrderControlEffects(props));
  const busy = useMinimumBusy(facts.busy);
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const fieldId = useId();

  const hint = orderHint(state, facts, { unsent, disabledReason });
  // What is said stands elsewhere in the row and may be there a moment longer than what was typed since: an answer is about
  // what stands in the field when it is given.
  const answer = useLatest((event: EntryEvent) => {
    tell(event);
    document.getElementById(fieldId)?.focus();
  });
  const hintData: OrderHintData | undefined =
    hint?.kind === 'REFUSED' || hint?.kind === 'UNUSUAL' || hint?.kind === 'BELOW_MINIMUM'
      ? {
          kind: 'AMOUNT',
          id: hintId,
          text: hintWords(hint, t, locale),
          spoken: hint.kind === 'UNUSUAL' ? t('really', { quantity: hint.amount }) : undefined,
          urgent: hint.kind === 'REFUSED' || (hint.kind === 'UNUSUAL' && state.entry !== undefined),
          remedies: remediesOf(hint, t, locale).map(({ event, label }) => ({
            label,
            take: () => {
              answer(event);
            },
          })),
          giveUp: () => {
            answer({ kind: 'ESCAPE' });
          },
        }
      : hint;
  const isRefused = refusalOfEntry(state) !== undefined;
  const asked = hint?.kind === 'UNUSUAL' && (state.entry !== undefined || !commitsImmediately(facts));
  const isAmber = hintData?.kind === 'AMOUNT';
  const isTyped =
    state.entry !== undefined &&
    !commitsImmediately(facts) &&
    !(props.proposed === true && isSameDraft(state.entry, facts.draft));
  const reportHint = useEffectEvent(() => onHint?.(hintData));
  const hintKey = hint === undefined ? '' : Object.values(hint).join(' ');
  // Before anything else happens: Enter right after the amount leads to the answers, which have to be there.
  useLayoutEffect(() => {
    reportHint();
  }, [hintKey]);

  useLeaving(box, () => {
    tell({ kind: 'LEAVE' });
  });
  const disabled = disabledReason !== undefined;
  const describedBy = isAmber || (hint !== undefined && onHint === undefined) ? hintId : undefined;

  return (
    <div
      ref={box}
      role="group"
      aria-label={t('group', { name })}
      aria-busy={busy}
      className={styles['control']}
      data-size={size}
      data-purpose={counting ? 'count' : 'order'}
      data-in-cart={inCart || undefined}
      data-quiet={(inCart && !counting && props.withoutToggle === true) || undefined}
      data-busy={busy || undefined}
      data-warning={isAmber || undefined}
      data-typed={isTyped || undefined}
      data-disabled={disabled || undefined}
    >
      <div className={styles['parts']} data-without-unit={units.length === 0 || undefined}>
        <AmountField
          id={fieldId}
          name={name}
          text={displayedText(state, facts)}
          placeholder={counting ? t('count') : undefined}
          facts={facts}
          unit={displayedUnit(state, facts)}
          disabled={disabled}
          describedBy={describedBy}
          invalid={isAmber}
          stopped={isRefused}
          asked={asked}
          rowIndex={props.rowIndex}
          tell={tell}
        />
        {units.length === 0 ? null : (
          <UnitField
            name={name}
            units={units}
            unit={displayedUnit(state, facts)}
            disabled={disabled}
            onChange={(unit) => {
              tell({ kind: 'UNIT', unit });
            }}
          />
        )}
      </div>
      {counting || props.withoutToggle === true ? null : (
        <CartToggle
          name={name}
          inCart={inCart}
          busy={busy}
          disabled={isRefused || (asked && !inCart) || (disabled && !commitsImmediately(facts))}
          describedBy={describedBy}
          onToggle={() => {
            tell({ kind: 'TOGGLE' });
          }}
        />
      )}
      {hintData === undefined || onHint !== undefined ? null : (
        <div className={styles['below']}>
          <OrderHint hint={hintData} id={hintId} />
        </div>
      )}
    </div>
  );
};
