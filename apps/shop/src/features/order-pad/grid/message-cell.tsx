import { formatUnit, formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ProductContext } from '@gastroshop/storefront/product';
import { Button } from '@gastroshop/ui/button';
import { IconAlertTriangle, IconCheck } from '@gastroshop/ui/icons';
import type { ProductCardData } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingKind } from '../lines/line-group';
import type { PadLine } from '../lines/pad-line';
import { lineMessage, type PadLineContext } from './line-message';
import styles from './message-cell.module.css';
import type { RowActions } from './row-actions';

/** What the note of a row takes. */
export interface MessageCellProps {
  readonly line: PadLine;
  /** Tab reaches what can be pressed. */
  readonly active: boolean;
  /** How many lines of its kind there are, where it is the first of several. */
  readonly alike: number | undefined;
  readonly surroundings: PadLineContext;
  readonly summary: ProductCardData | undefined;
  readonly context: ProductContext;
  readonly actions: RowActions;
}

/** Settles a row that waits, and all of its kind. */
const Settle = ({
  line,
  active,
  alike,
  actions,
}: Pick<MessageCellProps, 'line' | 'active' | 'alike' | 'actions'>): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { locale } = useLocale();
  const { state, verdict, unit, row } = line;
  const kind = waitingKind(line);
  const tabIndex = active ? 0 : -1;
  const name = line.product?.productDisplayName ?? line.product?.name ?? row.article;
  const words =
    state === 'OFFER'
      ? t('setTo', {
          amount: verdict?.amount ?? '',
          unit: formatUnit(unit?.abbreviation ?? '', locale, true),
        })
      : t('confirm');
  return (
    <span className={styles['settle']}>
      <Button
        size="small"
        render={({ className, children }) => (
          <button
            type="button"
            className={className}
            tabIndex={tabIndex}
            aria-label={state === 'OFFER' ? words : t('confirmNamed', { name })}
            title={state === 'OFFER' ? verdict?.reason : undefined}
            onClick={() => {
              actions.settle(line);
            }}
          >
            {children}
          </button>
        )}
      >
        {words}
      </Button>
      {alike !== undefined && kind !== undefined && (
        <button
          type="button"
          className={styles['alike']}
          tabIndex={tabIndex}
          aria-keyshortcuts="Shift+Enter"
          aria-label={t('confirmAlikeNamed', { count: alike })}
          onClick={() => {
            actions.settleKind(kind);
          }}
        >
          {t('confirmAlike', { count: alike })}
        </button>
      )}
    </span>
  );
};

/** Amounts that may have been meant where one is missing or none. */
const Offers = ({
  line,
  active,
  actions,
}: Pick<MessageCellProps, 'line' | 'active' | 'actions'>): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('order-pad');
  const { verdict, amountUnusable, amountOffers, unit } = line;
  const offers = amountUnusable ? amountOffers : verdict?.amount === undefined ? [] : [verdict.amount];
  return (
    <span className={styles['settle']}>
      {offers.map((amount) => (
        <Button
          key={amount}
          size="small"
          render={({ className, children }) => (
            <button
              type="button"
              className={className}
              tabIndex={active ? 0 : -1}
              aria-label={t('setTo', { amount, unit: formatUnit(unit?.abbreviation ?? '', locale, true) })}
              onClick={() => {
                actions.takeAmount(line, amount);
              }}
            >
              {children}
            </button>
          )}
        >
          {formatAmount(amount, unit?.abbreviation ?? '', locale)}
        </Button>
      ))}
    </span>
  );
};

/** What is to be said about a row, or the way to settle it. */
export const MessageCell = (props: MessageCellProps): ReactNode => {
  const { line, surroundings, summary, context } = props;
  const { t } = useTranslation('order-pad');
  const { state } = line;
  if (state === 'OPEN') return <Offers {...props} />;
  if (state === 'GUESSED' || state === 'OFFER') return <Settle {...props} />;
  const note = lineMessage(line, surroundings, summary, context, t);
  if (note === undefined) return null;
  return (
    <span className={styles['note']} data-tone={note.tone} title={note.text}>
      {note.tone === 'warning' ? (
        <IconAlertTriangle size={14} stroke={2} />
      ) : (
        <IconCheck size={14} stroke={2} />
      )}
      <span className={styles['words']}>{note.text}</span>
    </span>
  );
};
