import type { StandingOrder } from '@gastroshop/api-contract';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useNow } from '@gastroshop/storefront/delivery';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconAlertTriangle } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOccurrenceSteps } from '../data/use-occurrence-steps';
import { useStandingActions } from '../data/use-standing-actions';
import { AnswerButtons } from '../detail/answer-buttons';
import { OrderOccurrenceDialog, type WantedOccurrence } from '../detail/order-occurrence-dialog';
import { useDecisions } from '../waiting/use-decisions';
import { withDecision } from '../waiting/waiting-decision';
import { momentWords } from '../words/moment-words';
import { comingPauseWords } from '../words/pause-words';
import { questionWords } from '../words/question-words';
import { rhythmWords, shortDay, weekdayList } from '../words/rhythm-words';
import { StateBadge } from '../words/state-badge';
import { RowActions } from './row-actions';
import styles from './standing-orders.module.css';

/** Pictures of a row. */
const PICTURES = 4;

/** A standing order in the list: what it is, when it comes next, how it stands, and what can be done at once. */
export const StandingRow = ({ standing }: { readonly standing: StandingOrder }): ReactNode => {
  const { id, name, rhythm, lines, state, mode, pausedUntil, haltReason, lostDays } = standing;
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { paths } = useShop().gateway;
  const { prices } = usePriceVisibility();
  const now = useNow();
  const actions = useStandingActions(standing);
  const { skip } = useOccurrenceSteps(actions);
  const decided = useDecisions().decisions.find(
    ({ standingOrderId, date }) => standingOrderId === id && date === standing.next?.date,
  );
  const next =
    standing.next === undefined || decided === undefined
      ? standing.next
      : withDecision(standing.next, decided);
  const isSkipped = next?.state === 'SKIPPED';
  const busy = actions.submit.isPending || actions.decide.isPending;
  const [wanted, setWanted] = useState<WantedOccurrence>();
  const comingPause = comingPauseWords(standing, locale, t);
  const asks = state === 'ACTIVE' && next?.state === 'ASK';
  const questions = asks ? next.questions : [];
  const [question] = questions;
  // Stocks that nobody has counted are one question.
  const alike = questions.filter(({ kind }) => kind === 'NOT_COUNTED' && kind === question?.kind).length;
  const others = questions.length - Math.max(alike, 1);
  const asked =
    question === undefined || alike > 0
      ? t('asksCount', { name: question?.name ?? '', count: alike })
      : questionWords(question, t);
  const until =
    next === undefined ? undefined : mode === 'REMIND_ONLY' || asks ? next.deadline : next.submitAt;
  const at = until === undefined ? '' : momentWords(until, now, locale);
  const words = asks ? 'answerUntil' : mode === 'REMIND_ONLY' ? 'remindedUntil' : 'orderedAt';
  return (
    <li className={styles['item']}>
      <div className={styles['row']}>
        <div className={styles['what']}>
          <Link className={styles['name']} href={paths.standingOrders(id)}>
            {name}
          </Link>
          <span className={styles['note']}>
            {rhythmWords(rhythm, locale, t)} · {t('positions', { count: lines.length })}
          </span>
        </div>
        <span className={styles['pictures']}>
          {lines.slice(0, PICTURES).map((line) => {
            return <ItemThumbnail key={line.sku} size="compact" item={line} />;
          })}
        </span>
        <div className={styles['next']}>
          <span className={styles['day']}>
            {next === undefined ? t('nonePlanned') : shortDay(next.deliveryDay ?? next.date, locale)}
          </span>
          {at !== '' && !isSkipped && <span className={styles['note']}>{t(words, { at })}</span>}
          {decided !== undefined && <span className={styles['note']}>{t('notSent')}</span>}
          {state === 'HALTED' && (
            <span className={styles['note']}>
              {haltReason === 'CUSTOMER_DISABLED'
                ? t('haltedDisabled')
                : t('haltedShort', { days: weekdayList(lostDays, locale) })}
            </span>
          )}
        </div>
        <div className={styles['state']}>
          <StateBadge state={asks ? 'ASK' : isSkipped ? 'SKIPPED' : state} />
          {comingPause !== undefined && <span className={styles['note']}>{comingPause}</span>}
          {state === 'PAUSED' && pausedUntil !== undefined && (
            <span className={styles['note']}>{t('pausedUntil', { day: shortDay(pausedUntil, locale) })}</span>
          )}
          {state === 'ACTIVE' && !asks && mode === 'REMIND_ONLY' && (
            <span className={styles['note']}>{t('remindsOnly')}</span>
          )}
          {state === 'ACTIVE' && !asks && next?.lines !== undefined && (
            <span className={styles['note']}>{t('DIFFERS')}</span>
          )}
        </div>
        <div className={styles['sum']}>
          {prices && next?.net !== undefined && formatEstimate(formatPrice(next.net))}
        </div>
        <RowActions standing={standing} next={next} actions={actions} />
      </div>
      {asks && question !== undefined && (
        <div className={styles['question']}>
          <IconAlertTriangle size={18} />
          <p className={styles['asked']}>
            <strong>{asked}.</strong>
            {others > 0 && ` ${t('questionsMore', { count: others })}`} {t('elseNothingSentence')}
          </p>
          <div className={styles['answers']}>
            <AnswerButtons
              occurrence={next}
              busy={busy}
              onOrder={(withoutSkus) => {
                setWanted({ occurrence: next, withoutSkus });
              }}
            />
            <Button
              disabled={busy}
              onClick={() => {
                skip(next, true);
              }}
            >
              {t('skip')}
            </Button>
          </div>
        </div>
      )}
      {wanted !== undefined && (
        <OrderOccurrenceDialog
          wanted={wanted}
          submit={actions.submit}
          onClose={() => {
            setWanted(undefined);
          }}
        />
      )}
    </li>
  );
};
