import { useLocale } from '@gastroshop/i18n/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from './amount-text';
import { hintWords, remediesOf } from './hint-words';
import type { OrderHintData } from './order-hint-data';

/** An amount field that is no order control. */
export interface RefusedAmountField {
  /** What stands in it. */
  readonly text: string;
  /** The unit, short: "Ktn"; empty where there is none. */
  readonly unit: string;
  /** Called with the amount that was meant. */
  readonly onTake: (amount: number) => void;
  /** Called to give the amount before back. */
  readonly onGiveUp: () => void;
}

/** What is to be said beside a field whose text is no amount; undefined for an amount, 0 and nothing (QTY-5). */
export const useRefusedAmount = (field: RefusedAmountField): OrderHintData | undefined => {
  const { t } = useTranslation('ui-order-control');
  const { locale } = useLocale();
  const id = useId();
  const refusal = refusalOf(field.text);
  if (refusal === undefined) return undefined;
  const hint = {
    ...refusal,
    kind: 'REFUSED',
    text: field.text.trim(),
    unit: field.unit,
    abbreviation: field.unit,
  } as const;
  return {
    kind: 'AMOUNT',
    id,
    text: hintWords(hint, t, locale),
    urgent: true,
    remedies: remediesOf(hint, t, locale).flatMap(({ event, label }) =>
      event.kind === 'SET'
        ? [
            {
              label,
              take: () => {
                field.onTake(event.amount);
              },
            },
          ]
        : [],
    ),
    giveUp: field.onGiveUp,
  };
};
