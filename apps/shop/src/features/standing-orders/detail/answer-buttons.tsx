import type { StandingOccurrence } from '@gastroshop/api-contract';
import { useOnline } from '@gastroshop/storefront/offline';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the answers take. */
export interface AnswerButtonsProps {
  readonly occurrence: Pick<StandingOccurrence, 'questions' | 'positions'>;
  readonly busy: boolean;
  /** Orders it now, perhaps without what is asked about. */
  readonly onOrder: (withoutSkus?: readonly string[]) => void;
}

/** The answers to what a delivery asks: to count first, to order it as it is, or without what is asked about. */
export const AnswerButtons = ({ occurrence, busy, onOrder }: AnswerButtonsProps): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const online = useOnline();
  const { inventories } = useShop().gateway.paths;
  const { questions, positions } = occurrence;
  const asked = [...new Set(questions.flatMap(({ sku }) => sku ?? []))];
  return (
    <>
      {inventories !== undefined && questions.some(({ kind }) => kind === 'NOT_COUNTED') && (
        <Button render={(look) => <Link href={inventories} {...look} />}>{t('countNow')}</Button>
      )}
      <Button
        variant="soft"
        disabled={busy || !online || positions === 0}
        onClick={() => {
          onOrder();
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
    </>
  );
};
