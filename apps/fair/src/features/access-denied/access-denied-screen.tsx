import { useGateway, usePageTitle } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Why a fair lets somebody in no further. */
export type AccessDeniedReason =
  /** There is no such fair, or it is held for others: both look alike. */
  | 'UNKNOWN'
  /** It is over, or has not begun. */
  | 'NOT_ACTIVE'
  /** The customer may not order in it. */
  | 'BARRED'
  /** The customer has placed as many orders as it allows. */
  | 'LIMIT_REACHED'
  /** It is held for other branches. */
  | 'TENANT_NOT_INVITED';

/** What the page takes. */
export interface AccessDeniedScreenProps {
  readonly reason: AccessDeniedReason;
}

type Way = 'SHOP' | 'FAIRS' | 'FAIR' | 'ORDERS' | 'CONTACTS' | 'CUSTOMERS';

/** The ways on, the likeliest first. */
const WAYS: Readonly<Record<AccessDeniedReason, readonly Way[]>> = {
  UNKNOWN: ['FAIRS', 'SHOP', 'CONTACTS'],
  NOT_ACTIVE: ['SHOP', 'FAIRS', 'CONTACTS'],
  BARRED: ['CONTACTS', 'SHOP', 'CUSTOMERS', 'FAIRS'],
  LIMIT_REACHED: ['ORDERS', 'CONTACTS', 'FAIR', 'SHOP'],
  TENANT_NOT_INVITED: ['SHOP', 'FAIRS', 'CONTACTS'],
};

/** A fair that lets somebody in no further: why, and the ways on (CHK-2, FAI-3). */
export const AccessDeniedScreen = ({ reason }: AccessDeniedScreenProps): ReactNode => {
  const { t } = useTranslation('fair-refusal');
  const { t: say } = useTranslation('messages');
  const { paths, scope } = useGateway();
  const words = {
    UNKNOWN: { title: t('unknownTitle'), text: t('unknownText') },
    NOT_ACTIVE: { title: say('fairNotActive'), text: t('notActiveText') },
    BARRED: { title: t('barredTitle'), text: t('barredText') },
    LIMIT_REACHED: { title: t('limitTitle'), text: t('limitText') },
    TENANT_NOT_INVITED: { title: t('tenantTitle'), text: t('tenantText') },
  }[reason];
  usePageTitle(words.title);
  // All but the fair's own root lie in the main shop: an ordinary link, which leaves this app.
  const ways: Readonly<Record<Way, { readonly href: string; readonly label: string }>> = {
    SHOP: { href: '/', label: t('toShop') },
    FAIRS: { href: '/messe', label: t('toFairs') },
    FAIR: { href: paths.home, label: t('toFair') },
    ORDERS: { href: paths.orders(), label: t('toOrders') },
    CONTACTS: { href: '/contacts', label: t('toContacts') },
    CUSTOMERS: { href: paths.customers(paths.home), label: t('otherCustomer') },
  };
  const offered = WAYS[reason].filter(
    (way) => scope.userId !== '' || (way !== 'CUSTOMERS' && way !== 'ORDERS'),
  );
  return (
    <EmptyState
      title={words.title}
      headingLevel={1}
      drawing={<CrateDrawing />}
      actions={offered.map((way, index) => (
        <Button
          key={way}
          variant={index === 0 ? 'filled' : 'outline'}
          render={({ className, children }) => (
            <Link className={className} href={ways[way].href}>
              {children}
            </Link>
          )}
        >
          {ways[way].label}
        </Button>
      ))}
    >
      {words.text}
    </EmptyState>
  );
};
