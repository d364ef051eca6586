import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { useOnline } from '@gastroshop/storefront/offline';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOccurrenceSteps } from '../data/use-occurrence-steps';
import type { StandingActions } from '../data/use-standing-actions';
import { weekdayShort } from '../words/rhythm-words';
import styles from './standing-orders.module.css';

/** What the buttons of a row take. */
export interface RowActionsProps {
  readonly standing: StandingOrder;
  readonly actions: StandingActions;
}

/** What can be done with a standing order in the list: the remedy where it is halted, else what is done most. */
export const RowActions = ({ standing, actions }: RowActionsProps): ReactNode => {
  const { id, name, state, next, rhythm, lostDays, haltReason, deliveryDays } = standing;
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { paths } = useShop().gateway;
  const { skip } = useOccurrenceSteps(actions);
  const open = (
    <Button
      render={(look) => (
        <Link href={paths.standingOrders(id)} aria-label={`${t('change')}: ${name}`} {...look} />
      )}
    >
      {t('change')}
    </Button>
  );
  const day = (weekday: number): ReactNode => (
    <Button
      key={weekday}
      disabled={actions.save.isPending}
      onClick={() => {
        const kept = rhythm.days.filter((one) => !lostDays.includes(one) && one !== weekday);
        actions.save.mutate({ rhythm: { ...rhythm, days: [...kept, weekday] } });
      }}
    >
      {weekdayShort(weekday, locale)}
    </Button>
  );
  return (
    <div className={styles['actions']}>
      {state === 'HALTED' && haltReason === 'NO_DELIVERY_DAY' && deliveryDays.map(day)}
      {state === 'PAUSED' && (
        <Button
          busy={actions.resume.isPending}
          label={`${t('resume')}: ${name}`}
          onClick={() => {
            actions.resume.mutate();
          }}
        >
          {t('resume')}
        </Button>
      )}
      {state === 'ACTIVE' && (
        <>
          {open}
          {next?.state === 'PLANNED' && (
            <Button
              disabled={actions.decide.isPending}
              label={`${t('skip')}: ${name}`}
              onClick={() => {
                skip(next, true);
              }}
            >
              {t('skip')}
            </Button>
          )}
        </>
      )}
    </div>
  );
};

/** What the answers take. */
export interface AnswerButtonsProps {
  readonly occurrence: StandingOccurrence;
  readonly actions: StandingActions;
  readonly onOrder: (withoutSkus: readonly string[] | undefined) => void;
}

/** The answers to what a delivery asks. */
export const AnswerButtons = ({ occurrence, actions, onOrder }: AnswerButtonsProps): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { skip } = useOccurrenceSteps(actions);
  const online = useOnline();
  const { questions, positions } = occurrence;
  const { inventories } = useShop().gateway.paths;
  const busy = actions.submit.isPending || actions.decide.isPending;
  const asked = [...new Set(questions.flatMap(({ sku }) => sku ?? []))];
  return (
    <div className={styles['answers']}>
      {inventories !== undefined && questions.some(({ kind }) => kind === 'NOT_COUNTED') && (
        <Button render={(look) => <Link href={inventories} {...look} />}>{t('countNow')}</Button>
      )}
      <Button
        disabled={busy || !online || positions === 0}
        onClick={() => {
          onOrder(undefined);
        }}
      >
        {t('orderAsIs')}
      </Button>
      {asked.length > 0 && asked.length < positions && (
        <Button
          disabled={busy || !online}
          onClick={() => {
            onOrder(asked);
          }}
        >
          {t('orderWithout', { count: asked.length })}
        </Button>
      )}
      <Button
        disabled={busy}
        onClick={() => {
          skip(occurrence, true);
        }}
      >
        {t('skip')}
      </Button>
    </div>
  );
};
