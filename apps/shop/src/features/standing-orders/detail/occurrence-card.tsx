import type { OccurrenceQuestion, StandingOccurrence, StandingOrderLine } from '@gastroshop/api-contract';
import { occurrenceDifferences } from '@gastroshop/domain/standing-orders';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCalendarOff,
  IconCheck,
  IconClipboardList,
  IconCloudOff,
  IconPencil,
  IconRefresh,
} from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { differenceWords } from '../words/difference-words';
import { leftWords, momentWords } from '../words/moment-words';
import { questionWords } from '../words/question-words';
import { shortDay } from '../words/rhythm-words';
import { stockWords } from '../words/stock-words';
import { StateBadge } from '../words/state-badge';
import { AnswerButtons } from './answer-buttons';
import styles from './standing-order.module.css';

/** What a card takes. */
export interface OccurrenceCardProps {
  readonly occurrence: StandingOccurrence;
  /** What comes each time. */
  readonly pattern: readonly StandingOrderLine[];
  /** It is the next one that comes. */
  readonly isNext: boolean;
  readonly remindsOnly: boolean;
  readonly now: number;
  readonly busy: boolean;
  /** The shop can be reached: without it nothing is ordered. */
  readonly online: boolean;
  /** What was decided of it waits for the network. */
  readonly isWaiting: boolean;
  /** Skips it, or takes that back. */
  readonly onSkip: (skips: boolean) => void;
  /** Changes what comes this time. */
  readonly onChange: () => void;
  /** Brings it back to what comes each time. */
  readonly onAsUsual: () => void;
  /** Orders it now, perhaps without some articles. */
  readonly onOrder: (withoutSkus?: readonly string[]) => void;
}

/** Named on a card; the dialog has all of them. */
const SHOWN_DIFFERENCES = 3;

/** Stocks that nobody has counted are asked about together. */
const isOther = ({ kind }: OccurrenceQuestion): boolean => kind !== 'NOT_COUNTED';

/** One time a standing order comes: when, until when, what is different, what it costs, and what can be done. */
export const OccurrenceCard = (props: OccurrenceCardProps): ReactNode => {
  const { occurrence, pattern, isNext, remindsOnly, now, busy, online, isWaiting } = props;
  const { onSkip, onChange, onAsUsual, onOrder } = props;
  const {
    date,
    deliveryDay,
    state,
    submitAt,
    deadline,
    positions,
    net,
    estimated = false,
    lines,
    questions,
    leftOut,
    substitutes = [],
    orderedAlready,
    by,
  } = occurrence;
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { prices } = usePriceVisibility();
  const { paths } = useShop().gateway;
  const heading = useId();
  const day = shortDay(deliveryDay ?? date, locale);
  const isOpen = state === 'PLANNED' || state === 'ASK';
  const differences = isOpen ? occurrenceDifferences(pattern, lines) : [];
  const sum = net === undefined ? undefined : formatPrice(net);
  const until = (moment: string | undefined) =>
    moment === undefined ? '' : momentWords(moment, now, locale);
  const stock = isOpen ? stockWords(occurrence, pattern, t, locale) : undefined;
  const actions = (
    <>
      {state === 'ASK' && <AnswerButtons occurrence={occurrence} busy={busy} onOrder={onOrder} />}
      <Button disabled={busy} onClick={onChange}>
        {t('change')}
      </Button>
      <Button
        disabled={busy}
        onClick={() => {
          onSkip(true);
        }}
      >
        {t('skip')}
      </Button>
      {state === 'PLANNED' && (
        <Button
          disabled={busy || positions === 0 || !online}
          onClick={() => {
            onOrder();
          }}
        >
          {t('orderNow')}
        </Button>
      )}
      {differences.length > 0 && (
        <Button disabled={busy} onClick={onAsUsual}>
          {t('asUsual')}
        </Button>
      )}
    </>
  );
  return (
    <li
      className={styles['card']}
      aria-labelledby={heading}
      data-next={isNext || undefined}
      data-state={state}
      data-date={date}
    >
      <div className={styles['cardHead']}>
        <h3 id={heading} className={styles['day']}>
          {day}
        </h3>
        <StateBadge state={state === 'PLANNED' && differences.length > 0 ? 'DIFFERS' : state} />
      </div>
      {isOpen && submitAt !== undefined && (
        <p className={styles['when']}>
          {state === 'ASK'
            ? t('answerUntil', { at: until(deadline) })
            : t(remindsOnly ? 'remindedUntil' : 'orderedAt', {
                at: until(remindsOnly ? deadline : submitAt),
              })}
          <br />
          {state === 'ASK' ? t('elseNothing') : leftWords(submitAt, now, locale, t)}
        </p>
      )}
      {state === 'SKIPPED' && <p className={styles['when']}>{t('backUntil', { at: until(deadline) })}</p>}
      <ul className={styles['facts']}>
        {isWaiting && (
          <Fact tone="brand" sign={<IconCloudOff size={16} />}>
            {t('notSent')}
          </Fact>
        )}
        {deliveryDay !== undefined && deliveryDay !== date && !date.endsWith('-01') && (
          <Fact sign={<IconCalendarOff size={16} />}>
            {t('moved', { from: shortDay(date, locale), to: shortDay(deliveryDay, locale) })}
          </Fact>
        )}
        {state === 'PLANNED' && differences.length === 0 && positions > 0 && (
          <Fact tone="good" sign={<IconCheck size={16} />}>
            {t('asPattern', { count: positions })}
          </Fact>
        )}
        {differences.slice(0, SHOWN_DIFFERENCES).map((difference) => {
          const words = differenceWords(difference, t, locale);
          return (
            <Fact key={words} tone="brand" sign={<IconPencil size={16} />}>
              {words}
            </Fact>
          );
        })}
        {differences.length > SHOWN_DIFFERENCES && (
          <Fact tone="brand" sign={<IconPencil size={16} />}>
            {t('more', { count: differences.length - SHOWN_DIFFERENCES })}
          </Fact>
        )}
        {stock?.uncounted !== undefined && (
          <Fact tone="warn" sign={<IconAlertTriangle size={16} />}>
            {stock.uncounted}
          </Fact>
        )}
        {questions.filter(isOther).map((question) => (
          <Fact
            key={`${question.kind} ${question.sku ?? ''}`}
            tone="warn"
            sign={<IconAlertTriangle size={16} />}
          >
            {questionWords(question, t)}
          </Fact>
        ))}
        {stock?.known.map((words) => (
          <Fact key={words} sign={<IconClipboardList size={16} />}>
            {words}
          </Fact>
        ))}
        {state === 'PLANNED' && positions === 0 && (
          <Fact tone="good" sign={<IconCheck size={16} />}>
            {t('enoughOfAll')}
          </Fact>
        )}
        {substitutes.map(({ sku, name, insteadOf }) => (
          <Fact key={sku} sign={<IconRefresh size={16} />}>
            {t('substitute', { name, insteadOf })}
          </Fact>
        ))}
        {leftOut.map(({ sku, name }) => (
          <Fact key={sku} sign={<IconCalendarOff size={16} />}>
            {t('leftOut', { name })}
          </Fact>
        ))}
        {orderedAlready[0] !== undefined && (
          <Fact tone="warn" sign={<IconAlertTriangle size={16} />}>
            {t('orderedAlready', { count: orderedAlready.length, name: orderedAlready[0].name })}
          </Fact>
        )}
        {state === 'SKIPPED' && (
          <Fact sign={<IconCalendarOff size={16} />}>
            {by === undefined ? t('skippedText') : t('skippedBy', { who: by })}
          </Fact>
        )}
        {state === 'CLOSED' && <Fact sign={<IconCalendarOff size={16} />}>{t('closedText')}</Fact>}
        {state === 'NOT_ORDERED' && (
          <Fact tone="warn" sign={<IconAlertTriangle size={16} />}>
            {t('notOrderedText')}
          </Fact>
        )}
      </ul>
      <div className={styles['foot']}>
        {prices && sum !== undefined && (
          <p className={styles['sum']}>
            <span>{t(state === 'ORDERED' ? 'net' : 'about')}</span>
            <strong>{estimated ? formatEstimate(sum) : sum}</strong>
          </p>
        )}
        <div className={styles['buttons']}>
          {isOpen && actions}
          {state === 'SKIPPED' && (
            <Button
              wide
              icon={<IconArrowBackUp size={18} />}
              disabled={busy}
              onClick={() => {
                onSkip(false);
              }}
            >
              {t('unskip')}
            </Button>
          )}
          {state === 'ORDERED' && occurrence.orderId !== undefined && (
            <Link href={paths.order(occurrence.orderId)}>{t('toOrder')}</Link>
          )}
        </div>
      </div>
    </li>
  );
};

const Fact = ({
  tone,
  sign,
  children,
}: {
  readonly tone?: 'good' | 'warn' | 'brand';
  readonly sign: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <li className={styles['fact']} data-tone={tone}>
    {sign}
    <span>{children}</span>
  </li>
);
