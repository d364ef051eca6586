import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures, useGateway } from '../../shop';

/** What the empty cart takes. */
export interface EmptyCartProps {
  /** The ways on stand beside it. */
  readonly withoutWays?: boolean | undefined;
}

/** Nothing in the cart yet: how to start. */
export const EmptyCart = ({ withoutWays = false }: EmptyCartProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { paths } = useGateway();
  const has = useFeatures();
  return (
    <EmptyState
      title={t('emptyTitle')}
      drawing={<CrateDrawing />}
      actions={
        withoutWays ? undefined : (
          <>
            <Button
              variant="filled"
              render={({ className, children }) => (
                <Link className={className} href={paths.search()}>
                  {children}
                </Link>
              )}
            >
              {t('toAssortment')}
            </Button>
            {has('ORDER_PAD') && paths.orderPad !== undefined && (
              <Button
                render={({ className, children }) => (
                  <Link className={className} href={paths.orderPad ?? ''}>
                    {children}
                  </Link>
                )}
              >
                {t('toOrderPad')}
              </Button>
            )}
          </>
        )
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
};
