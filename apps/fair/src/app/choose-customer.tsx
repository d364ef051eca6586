import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** Stands in for articles while nobody knows for whom they would be. */
export const ChooseCustomer = (): ReactNode => {
  const { t } = useTranslation('fair-app');
  const { paths } = useGateway();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t('choose')}
      headingLevel={1}
      actions={
        <Button
          variant="filled"
          render={({ className, children }) => (
            <Link className={className} href={paths.customers(pathname + search)}>
              {children}
            </Link>
          )}
        >
          {t('chooseCustomer')}
        </Button>
      }
    >
      {t('chooseText')}
    </EmptyState>
  );
};
