import { Button, type ButtonProps } from '@gastroshop/ui/button';
import { IconUser, IconUsers } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const here = location.pathname + location.search;
  const isAnonymous = status === 'ANONYMOUS';
  return (
    <Button
      icon={isAnonymous ? <IconUser size={18} /> : <IconUsers size={18} />}
      {...look}
      render={({ className, children }) => (
        <Link className={className} href={isAnonymous ? links.signIn(here) : links.customers(here)}>
          {children}
        </Link>
      )}
    >
      {isAnonymous ? (words ?? t('signIn')) : t('chooseCustomer')}
    </Button>
  );
};
