import { useTexts } from '@gastroshop/i18n/react';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fairTexts } from './texts';

/** Stands in for articles while nobody knows for whom they would be. */
export const ChooseCustomer = (): ReactNode => {
  const t = useTexts(fairTexts);
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
