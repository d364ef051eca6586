import { Button, type ButtonProps } from '@gastroshop/ui/button';
import { IconUser } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerButton } from './customer-button';
import { useEmbeddedShop, useShopSession } from './shop-context';

/** What the way to sign in takes. */
export interface SessionLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  /** What it says to visitors. */
  readonly words?: string | undefined;
}

/** For visitors the way to sign in and back here, for users with several customers the choice among them; else nothing. */
export const SessionLink = ({ words, ...look }: SessionLinkProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { links } = useEmbeddedShop();
  const { status } = useShopSession();
  if (status === 'LOADING' || status === 'BUYER') return null;
  if (status === 'CUSTOMER_MISSING') return <CustomerButton {...look}>{t('chooseCustomer')}</CustomerButton>;
  return (
    <Button
      icon={<IconUser size={18} />}
      {...look}
      render={({ className, children }) => (
        <Link className={className} href={links.signIn(location.pathname + location.search)}>
          {children}
        </Link>
      )}
    >
      {words ?? t('signIn')}
    </Button>
  );
};
