import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useGateway } from '../../shop';
import { cartTexts } from './texts';

/** What the empty cart takes. */
export interface EmptyCartProps {
  /** Smaller, for the panel. */
  readonly compact?: boolean | undefined;
}

/** Nothing in the cart yet: how to start. */
export const EmptyCart = ({ compact = false }: EmptyCartProps): ReactNode => {
  const t = useTexts(cartTexts);
  const { paths } = useGateway();
  return (
    <EmptyState
      title={t('emptyTitle')}
      compact={compact}
      {...(!compact && { drawing: <CrateDrawing /> })}
      actions={
        compact ? undefined : (
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
            {paths.orderPad !== undefined && (
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
