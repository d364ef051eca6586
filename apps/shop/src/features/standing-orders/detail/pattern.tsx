import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { useProductContext } from '@gastroshop/storefront/product';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice, useToasts } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddProduct } from '../../add-product';
import { occurrencesQuery } from '../data/standing-queries';
import { updateOf, type StandingActions } from '../data/use-standing-actions';
import { shortDay } from '../words/rhythm-words';
import { StandingLines } from './standing-lines';
import styles from './standing-order.module.css';

const canBeAligned = ({ lines, state }: StandingOccurrence): boolean =>
  lines !== undefined && (state === 'PLANNED' || state === 'ASK');

/** What comes each time: articles and amounts, changed where they stand. */
export const Pattern = ({
  standing,
  actions: { save, setLines },
}: {
  readonly standing: StandingOrder;
  readonly actions: StandingActions;
}): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const context = useProductContext();
  const toasts = useToasts();
  const { data: coming = [] } = useQuery(occurrencesQuery(client, gateway.scope, standing.id));
  const { lines } = standing;
  const different = coming.filter(canBeAligned);
  const change = (sku: string, amount: number) => {
    const wanted = updateOf(standing).lines;
    save.mutate({
      lines:
        amount === 0
          ? wanted.filter((line) => line.sku !== sku)
          : wanted.map((line) => (line.sku === sku ? { ...line, amount } : line)),
    });
  };
  const fillUp = (sku: string, par: number | undefined) => {
    const wanted = updateOf(standing).lines;
    save.mutate({ lines: wanted.map((line) => (line.sku === sku ? { ...line, par } : line)) });
  };
  return (
    <section className={styles['pattern']} aria-labelledby="standing-pattern">
      <div className={styles['sectionHead']}>
        <h2 id="standing-pattern" className={styles['heading']}>
          {t('pattern')}
        </h2>
        <p className={styles['note']}>{t('positions', { count: lines.length })}</p>
      </div>
      {different.length > 0 && (
        <Notice
          tone="info"
          action={
            <Button
              size="small"
              variant="quiet"
              disabled={setLines.isPending}
              onClick={() => {
                for (const occurrence of different) setLines.mutate({ occurrence, lines: undefined });
              }}
            >
              {t('alignToo')}
            </Button>
          }
        >
          {t('staysDifferent', {
            count: different.length,
            days: different.map(({ date, deliveryDay = date }) => shortDay(deliveryDay, locale)).join('; '),
          })}
        </Notice>
      )}
      <StandingLines lines={lines} busy={save.isPending} onAmount={change} onPar={fillUp} />
      <AddProduct
        context={context}
        has={(sku) => lines.some((line) => line.sku === sku)}
        onAddAll={(taken) => {
          const added = taken.map(({ product: { sku }, amount, unit }) => ({
            sku,
            unitAbbreviation: unit,
            amount,
          }));
          save.mutate(
            { lines: [...updateOf(standing).lines, ...added] },
            {
              onSuccess: () => {
                toasts.say({ tone: 'good', title: t('listSaid', { count: added.length }) });
              },
            },
          );
        }}
        onAdd={({ sku, name }, { amount, unit }) => {
          save.mutate(
            { lines: [...updateOf(standing).lines, { sku, unitAbbreviation: unit, amount }] },
            {
              onSuccess: () => {
                toasts.say({ tone: 'good', title: t('addedSaid', { name }) });
              },
            },
          );
        }}
      />
    </section>
  );
};
