import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { useNow } from '@gastroshop/storefront/delivery';
import { AsOf, useOnline } from '@gastroshop/storefront/offline';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { ErrorState } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { occurrencesQuery } from '../data/standing-queries';
import { useOccurrenceSteps } from '../data/use-occurrence-steps';
import type { StandingActions } from '../data/use-standing-actions';
import { useDecisions } from '../waiting/use-decisions';
import { useSendDecisions } from '../waiting/use-send-decisions';
import { withDecision } from '../waiting/waiting-decision';
import { EmptyCards } from './empty-cards';
import { OccurrenceCard } from './occurrence-card';
import { OccurrenceDialog } from './occurrence-dialog';
import { OrderOccurrenceDialog, type WantedOccurrence } from './order-occurrence-dialog';
import styles from './standing-order.module.css';

/** The next four times a standing order comes. */
export const NextFour = ({
  standing,
  actions,
}: {
  readonly standing: StandingOrder;
  readonly actions: StandingActions;
}): ReactNode => {
  const { decide, setLines, submit } = actions;
  const { t } = useTranslation('standing-orders');
  const { client, gateway } = useShop();
  const { prices } = usePriceVisibility();
  const now = useNow();
  const { data, isError, refetch, isFetching } = useQuery(
    occurrencesQuery(client, gateway.scope, standing.id),
  );
  const online = useOnline();
  useSendDecisions();
  const { skip, setLinesOf } = useOccurrenceSteps(actions);
  const { decisions } = useDecisions();
  const [wanted, setWanted] = useState<WantedOccurrence>();
  const [changing, setChanging] = useState<StandingOccurrence>();
  if (standing.state === 'STOPPED' || standing.state === 'HALTED') return undefined;
  const decidedOf = ({ date }: StandingOccurrence) =>
    decisions.find((one) => one.standingOrderId === standing.id && one.date === date);
  const shown = data?.map((occurrence) => {
    const decided = decidedOf(occurrence);
    return decided === undefined ? occurrence : withDecision(occurrence, decided);
  });
  const next = shown?.find(({ state }) => state === 'PLANNED' || state === 'ASK');
  const busy = decide.isPending || setLines.isPending || submit.isPending;
  return (
    <section className={styles['next']} aria-labelledby="next-four">
      <div className={styles['sectionHead']}>
        <h2 id="next-four" className={styles['heading']}>
          {t('nextFour')}
        </h2>
        {prices && <p className={styles['note']}>{t('pricesOfToday')}</p>}
        <AsOf of={[occurrencesQuery(client, gateway.scope, standing.id).queryKey]} />
      </div>
      {data === undefined && isError && (
        <ErrorState title={t('nextNotLoaded')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && !isError && <EmptyCards />}
      {data?.length === 0 && <p className={styles['note']}>{t('noneComing')}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className={styles['cards']}>
          {shown.map((occurrence) => (
            <OccurrenceCard
              key={occurrence.date}
              occurrence={occurrence}
              pattern={standing.lines}
              isNext={occurrence === next}
              remindsOnly={standing.mode === 'REMIND_ONLY'}
              now={now}
              busy={busy}
              online={online}
              isWaiting={decidedOf(occurrence) !== undefined}
              onSkip={(skips) => {
                skip(occurrence, skips);
              }}
              onChange={() => {
                setChanging(occurrence);
              }}
              onAsUsual={() => {
                setLinesOf(occurrence, undefined);
              }}
              onOrder={(withoutSkus) => {
                setWanted({ occurrence, withoutSkus });
              }}
            />
          ))}
        </ul>
      )}
      {changing !== undefined && (
        <OccurrenceDialog
          standing={standing}
          occurrence={changing}
          onSave={(lines) => {
            if (lines !== undefined || changing.lines !== undefined) setLinesOf(changing, lines);
          }}
          onClose={() => {
            setChanging(undefined);
          }}
        />
      )}
      {wanted !== undefined && (
        <OrderOccurrenceDialog
          wanted={wanted}
          submit={submit}
          onClose={() => {
            setWanted(undefined);
          }}
        />
      )}
    </section>
  );
};
