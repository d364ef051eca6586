import { parseAmountText } from '@gastroshop/domain/quantity';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ProductContext } from '@gastroshop/storefront/product';
import { Button } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { IconAlertCircle, IconChevronRight, IconSearch, IconTrash } from '@gastroshop/ui/icons';
import { OrderRemedies, useRefusedAmount } from '@gastroshop/ui/order-control';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksAmount, lineQuestion } from '../lines/line-question';
import type { PadLine } from '../lines/pad-line';
import { type QuickFix, remedyKey } from '../fixes/quick-fix';
import { useQuickFixes } from '../fixes/use-quick-fixes';
import { OtherSearch } from './other-search';
import { StepOption } from './step-option';
import styles from './steps.module.css';

/** What the screen of an open line takes. */
export interface OpenStepProps {
  readonly line: PadLine;
  /** What was written in the next one. */
  readonly after: string | undefined;
  readonly context: ProductContext;
  readonly onTake: (remedy: QuickFix) => void;
  readonly onAmount: (amount: number) => void;
  readonly onRemove: () => void;
}

/** The amount of a line that has none, or none that can be ordered. */
const AmountAnswer = ({ line, onAmount }: Pick<OpenStepProps, 'line' | 'onAmount'>): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('order-pad-steps');
  const [text, setText] = useState('');
  const read = parseAmountText(text);
  const { verdict, amountUnusable, amountOffers, unit } = line;
  const refused = useRefusedAmount({
    text,
    unit: unit?.abbreviation ?? '',
    onTake: onAmount,
    onGiveUp: () => {
      setText('');
    },
  });
  const offers = amountUnusable ? amountOffers : verdict?.amount === undefined ? [] : [verdict.amount];
  return (
    <form
      className={styles['amountAnswer']}
      onSubmit={(event) => {
        event.preventDefault();
        if (read.kind === 'AMOUNT') onAmount(read.amount);
      }}
    >
      <TextField
        label={t('amount')}
        inputMode="numeric"
        value={text}
        error={
          refused?.kind === 'AMOUNT' && (
            <>
              <span id={refused.id}>{refused.text}</span> <OrderRemedies hint={refused} />
            </>
          )
        }
        onChange={setText}
        focusFirst
      />
      <Button submit size="large" disabled={read.kind !== 'AMOUNT'}>
        {t('take')}
      </Button>
      {offers.map((amount) => (
        <Button
          key={amount}
          size="large"
          onClick={() => {
            onAmount(amount);
          }}
        >
          {formatAmount(amount, unit?.abbreviation ?? '', locale)}
        </Button>
      ))}
    </form>
  );
};

/** One open line, whole, with the answers below it. */
export const OpenStep = (props: OpenStepProps): ReactNode => {
  const { line, after, context, onTake, onAmount, onRemove } = props;
  const { t } = useTranslation('order-pad-steps');
  const { t: words } = useTranslation('order-pad');
  const { remedies, lastBought, searching } = useQuickFixes(line);
  const [looking, setLooking] = useState(false);
  const { row, verdict, amountUnusable } = line;
  const isAmount = asksAmount(line);
  const written = (row.text ?? `${row.amount} ${row.unit} ${row.article}`).replaceAll(/\s+/g, ' ').trim();
  return (
    <div className={styles['screen']}>
      <p className={styles['quiet']}>{t('written')}</p>
      <p className={styles['written']}>{t('quoted', { text: written })}</p>
      <h3 className={styles['question']}>
        <IconAlertCircle size={20} stroke={2} />
        {isAmount
          ? amountUnusable
            ? words('amountUnusable', { amount: row.amount.trim() })
            : verdict?.reason
          : lineQuestion(line, words)}
      </h3>
      {isAmount ? (
        <AmountAnswer line={line} onAmount={onAmount} />
      ) : (
        <div className={styles['options']}>
          {remedies.map((remedy) => (
            <StepOption
              key={remedyKey(remedy)}
              line={line}
              remedy={remedy}
              lastBought={remedy.kind === 'ARTICLE' ? lastBought[remedy.product.sku] : undefined}
              context={context}
              onTake={() => {
                onTake(remedy);
              }}
            />
          ))}
          {remedies.length === 0 && (
            <p className={styles['quiet']}>{words(searching ? 'lookingNear' : 'nothingNear')}</p>
          )}
        </div>
      )}
      {looking ? (
        <OtherSearch line={line} context={context} onTake={onTake} />
      ) : (
        <button
          type="button"
          className={styles['way']}
          onClick={() => {
            setLooking(true);
          }}
        >
          <IconSearch size={20} />
          {t('other')}
          <IconChevronRight size={18} className={styles['wayEnd']} />
        </button>
      )}
      <button type="button" className={styles['way']} onClick={onRemove}>
        <IconTrash size={20} />
        {t('notOrder')}
      </button>
      {after !== undefined && <p className={styles['after']}>{t('after', { text: after })}</p>}
    </div>
  );
};
