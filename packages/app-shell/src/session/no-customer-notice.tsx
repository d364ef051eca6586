import { customersQuery, useSession } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { IconPhone } from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { footerQuery } from '@gastroshop/storefront/content';
import { useTranslation } from 'react-i18next';
import styles from './no-customer-notice.module.css';

const CallButton = (): ReactNode => {
  const { t } = useTranslation('shell-session');
  const { client, gateway } = useShop();
  const { data } = useQuery(footerQuery(client, gateway.scope));
  const telephone = data?.footer.displayTelephone;
  const address = data?.footer.telephoneUrl;
  if (!telephone || !address) return null;
  return (
    <Button
      size="small"
      icon={<IconPhone size={18} />}
      render={({ className, children }) => (
        <a className={className} href={address}>
          {children}
        </a>
      )}
    >
      {t('call', { telephone })}
    </Button>
  );
};

/** Tells somebody signed in to whom no customer is assigned whom to call; until then they browse like a visitor. */
export const NoCustomerNotice = (): ReactNode => {
  const { t: say } = useTranslation('messages');
  const { client, gateway } = useShop();
  const { loggedIn, customerId, wrongTenant } = useSession();
  const isAsked = loggedIn && !wrongTenant && customerId === '';
  const { data: none = false } = useQuery({
    ...customersQuery(client, gateway.scope),
    select: ({ length }) => length === 0,
    enabled: isAsked,
  });
  if (!isAsked || !none) return null;
  return (
    <div className={styles['notice']}>
      <Notice tone="warning" action={<CallButton />}>
        {say('noCustomer')}
      </Notice>
    </div>
  );
};
