import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customersQuery } from '../session';
import { useShop } from '../shop';
import { formatSearchParams } from './format-search-params';
import type { SearchState } from './search-state';

/** What the hint takes. */
export interface OrderingHintProps {
  /** Where to come back to. */
  readonly state: SearchState;
}

/** Says once why nothing can be ordered here, and the way to ordering; nothing for those who can. */
export const OrderingHint = ({ state }: OrderingHintProps): ReactNode => {
  const { t } = useTranslation('storefront-catalogue');
  const { client, gateway } = useShop();
  const { scope, paths, cart } = gateway;
  const { data: choosable = true } = useQuery({
    ...customersQuery(client, scope),
    select: ({ length }) => length > 0,
    enabled: cart === undefined && scope.userId !== '',
  });
  if (cart !== undefined || !choosable) return null;
  const here = paths.search(formatSearchParams(state));
  const visitor = scope.userId === '';
  const href = visitor ? paths.signOn(here) : paths.customers(here);
  return (
    <Notice
      tone="brand"
      action={
        <Button
          size="small"
          render={({ className, children }) =>
            // The sign-on is no page of the shop.
            visitor ? (
              <a className={className} href={href}>
                {children}
              </a>
            ) : (
              <Link className={className} href={href}>
                {children}
              </Link>
            )
          }
        >
          {visitor ? t('signIn') : t('chooseCustomer')}
        </Button>
      }
    >
      {visitor ? t('anonymousHint') : t('customerHint')}
    </Notice>
  );
};
