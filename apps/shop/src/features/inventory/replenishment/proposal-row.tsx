import { decimal } from '@gastroshop/domain/money';
import { formatUnit, formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { storageUnitOf, type UnusualAmount, useUsualInWords } from '@gastroshop/storefront/product';
import { CheckBox, TextField } from '@gastroshop/ui/field';
import { OrderRemedies, useRefusedAmount } from '@gastroshop/ui/order-control';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplenishmentLine } from './plan-replenishment';
import styles from './proposal.module.css';
import { amountText, faultOf, isTaken, NO_EDITS, type ProposalEdits } from './proposal-edits';
import type { UnusualAmounts } from './use-unusual-amounts';

/** What the row takes. */
export interface ProposalRowProps {
  readonly line: ReplenishmentLine;
  readonly edits: ProposalEdits;
  readonly unusual: UnusualAmounts;
  readonly onTake: (sku: string, taken: boolean) => void;
  readonly onAmount: (sku: string, text: string) => void;
}

interface AmountQuestionProps extends Pick<ProposalRowProps, 'line' | 'edits' | 'onAmount'> {
  readonly asked: UnusualAmount;
  readonly onMeant: () => void;
}

/** Asks whether an amount far from the usual is meant (QTY-6); until that is answered it is not ordered. */
const AmountQuestion = ({ line, edits, asked, onMeant, onAmount }: AmountQuestionProps): ReactNode => {
  const { t: say } = useTranslation('ui-order-control');
  const { locale } = useLocale();
  const inWords = useUsualInWords();
  const id = useId();
  const { product, unit } = line;
  const take = (text: string) => (): void => {
    onAmount(product.sku, text);
  };
  const text = say('usually', { usual: inWords(asked, unit.abbreviation) });
  const remedies = [
    { label: say('meant', { quantity: Number(amountText(line, edits)) }), take: onMeant },
    {
      label: say('take', { quantity: asked.to, unit: formatUnit(unit.abbreviation, locale, asked.to !== 1) }),
      take: take(String(asked.to)),
    },
  ];
  const giveUp = take(amountText(line, NO_EDITS));
  return (
    <>
      <span id={id}>{text}</span>{' '}
      <OrderRemedies hint={{ kind: 'AMOUNT', id, text, urgent: false, remedies, giveUp }} />
    </>
  );
};

/** What is missing of an article and how much of it is ordered, with all that the proposal follows from. */
export const ProposalRow = ({ line, edits, unusual, onTake, onAmount }: ProposalRowProps): ReactNode => {
  const { t } = useTranslation('inventory-proposal');
  const { locale } = useLocale();
  const notesId = useId();
  const { product, unit, par, counted, expected, proposal, inCart, orderable } = line;
  const { sku } = product;
  const name = product.productDisplayName ?? product.name;
  const storage = storageUnitOf(product)?.abbreviation ?? unit.abbreviation;
  const inStorage = (quantity: string): string => formatAmount(decimal(quantity).toFixed(), storage, locale);
  const dayText = (day: string): string =>
    formatLongDate(day, locale, { weekday: 'short', month: 'short', year: false });
  const canOrder = orderable && proposal.kind === 'ORDER';
  const fault = canOrder ? faultOf(line, edits) : undefined;
  const refused = useRefusedAmount({
    text: amountText(line, edits),
    unit: unit.abbreviation,
    onTake: (amount) => {
      onAmount(sku, String(amount));
    },
    onGiveUp: () => {
      onAmount(sku, amountText(line, NO_EDITS));
    },
  });
  const asked = canOrder && isTaken(line, edits) && fault === undefined ? unusual.of(line) : undefined;
  const facts = [
    t('par', { par: inStorage(par) }),
    counted === undefined ? t('notCounted') : t('counted', { counted: inStorage(counted) }),
    ...(expected === undefined
      ? []
      : [
          t('expected', {
            expected: inStorage(expected.quantity),
            days: expected.days.map(dayText).join(', '),
          }),
        ]),
    ...(counted !== undefined && proposal.kind !== 'ENOUGH'
      ? [t('isMissing', { missing: inStorage(proposal.missing) })]
      : []),
  ];
  const notes = [
    facts.join(', '),
    proposal.kind === 'ORDER' && proposal.raisedToMinimum ? t('raised') : undefined,
    proposal.kind === 'NOT_IN_THIS_UNIT'
      ? t('notInUnit', { unit: formatUnit(unit.abbreviation, locale, true) })
      : undefined,
    inCart && t('inCart', { amount: formatAmount(inCart.amount, inCart.unit, locale) }),
  ].filter((note) => note !== undefined);
  return (
    <li className={styles['row']}>
      {canOrder ? (
        <CheckBox
          className={styles['box']}
          checked={isTaken(line, edits)}
          label={t('take', { name })}
          aria-describedby={notesId}
          onChange={(event) => {
            onTake(sku, event.target.checked);
          }}
        />
      ) : (
        <span className={styles['box']} />
      )}
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span id={notesId} className={styles['notes']}>
          {notes.join(' · ')}
        </span>
      </div>
      {canOrder && (
        <div className={styles['amount']}>
          <TextField
            label={t('amountOf', { name })}
            labelHidden
            numeric
            inputMode="numeric"
            after={formatUnit(unit.abbreviation, locale)}
            value={amountText(line, edits)}
            error={
              fault?.kind === 'BELOW' ? (
                t('below', { amount: formatAmount(fault.minimum, unit.abbreviation, locale) })
              ) : asked === undefined ? (
                fault &&
                refused?.kind === 'AMOUNT' && (
                  <>
                    <span id={refused.id}>{refused.text}</span> <OrderRemedies hint={refused} />
                  </>
                )
              ) : (
                <AmountQuestion
                  line={line}
                  edits={edits}
                  asked={asked}
                  onMeant={() => {
                    unusual.confirm(line, asked);
                  }}
                  onAmount={onAmount}
                />
              )
            }
            onChange={(text) => {
              onAmount(sku, text);
            }}
          />
        </div>
      )}
    </li>
  );
};
