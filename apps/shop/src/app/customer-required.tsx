import { customersQuery } from '@gastroshop/storefront/session';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What stands before a page of a customer takes. */
export interface CustomerRequiredProps {
  /** The page. */
  readonly children: ReactNode;
}

const NoCustomer = (): ReactNode => {
  const { t } = useTranslation('shop-app');
  const { gateway } = useShop();
  usePageTitle(t('noCustomer'));
  return (
    <EmptyState
      title={t('noCustomer')}
      headingLevel={1}
      drawing={<CrateDrawing />}
      actions={
        <Button
          variant="filled"
          render={({ className, children }) => (
            <Link className={className} href={gateway.paths.search()}>
              {children}
            </Link>
          )}
        >
          {t('toAssortment')}
        </Button>
      }
    >
      {t('noCustomerText')}
    </EmptyState>
  );
};

/**
 * A page of a customer, for somebody who acts for none at the moment: to whom none is assigned, the page would wait for
 * ever. Whom to call is said above, on every page.
 */
export const CustomerRequired = ({ children }: CustomerRequiredProps): ReactNode => {
  const { client, gateway } = useShop();
  const { data: none = false } = useQuery({
    ...customersQuery(client, gateway.scope),
    select: ({ length }) => length === 0,
  });
  return none ? <NoCustomer /> : children;
};
