import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useNow } from '@gastroshop/storefront/delivery';
import { AsOf, useOnline } from '@gastroshop/storefront/offline';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { ErrorState, useToasts } from '@gastroshop/ui/feedback';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { occurrencesQuery } from '../data/standing-queries';
import type { LinesOfOccurrence, StandingActions } from '../data/use-standing-actions';
import { useDecisions } from '../waiting/use-decisions';
import { useSendDecisions } from '../waiting/use-send-decisions';
import { withDecision } from '../waiting/waiting-decision';
import { shortDay } from '../words/rhythm-words';
import { EmptyCards } from './empty-cards';
import { OccurrenceCard } from './occurrence-card';
import { OccurrenceDialog } from './occurrence-dialog';
import styles from './standing-order.module.css';

interface Wanted {
  readonly occurrence: StandingOccurrence;
  readonly withoutSkus: readonly string[] | undefined;
}

/** The next four times a standing order comes. */
export const NextFour = ({
  standing,
  actions: { decide, setLines, submit, keep },
}: {
  readonly standing: StandingOrder;
  readonly actions: StandingActions;
}): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { prices } = usePriceVisibility();
  const toasts = useToasts();
  const now = useNow();
  const { data, isError, refetch, isFetching } = useQuery(
    occurrencesQuery(client, gateway.scope, standing.id),
  );
  const online = useOnline();
  useSendDecisions();
  const { decisions } = useDecisions();
  const [wanted, setWanted] = useState<Wanted>();
  const [changing, setChanging] = useState<StandingOccurrence>();
  if (standing.state === 'STOPPED' || standing.state === 'HALTED') return undefined;
  const dayOf = ({ date, deliveryDay = date }: StandingOccurrence) => shortDay(deliveryDay, locale);
  const skip = (occurrence: StandingOccurrence, skips: boolean) => {
    if (!online) {
      keep(occurrence, { skips });
      return;
    }
    decide.mutate(
      { occurrence, skips },
      {
        onSuccess: () => {
          toasts.say({
            tone: 'good',
            title: t(skips ? 'skippedSaid' : 'unskippedSaid', { day: dayOf(occurrence) }),
          });
        },
      },
    );
  };
  const setLinesOf = (occurrence: StandingOccurrence, lines: LinesOfOccurrence['lines']) => {
    if (!online) {
      keep(occurrence, { lines: lines ?? 'AS_USUAL' });
      return;
    }
    setLines.mutate(
      { occurrence, lines },
      {
        onSuccess: () => {
          const said = lines === undefined ? 'asUsualSaid' : 'changedSaid';
          toasts.say({ tone: 'good', title: t(said, { day: dayOf(occurrence) }) });
        },
      },
    );
  };
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
        <ConfirmDialog
          opened
          title={t('orderQuestion', { day: dayOf(wanted.occurrence) })}
          confirmLabel={t('orderNow')}
          onCancel={() => {
            setWanted(undefined);
          }}
          onConfirm={() => {
            setWanted(undefined);
            submit.mutate(
              { date: wanted.occurrence.date, withoutSkus: wanted.withoutSkus },
              {
                onSuccess: () => {
                  toasts.say({ tone: 'good', title: t('orderedSaid', { day: dayOf(wanted.occurrence) }) });
                },
              },
            );
          }}
        >
          {prices && wanted.occurrence.net !== undefined && wanted.withoutSkus === undefined
            ? t('orderText', { sum: formatPrice(wanted.occurrence.net) })
            : t('orderTextBlind')}
        </ConfirmDialog>
      )}
    </section>
  );
};
