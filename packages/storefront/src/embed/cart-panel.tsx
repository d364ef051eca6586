import type { CartLine } from '@gastroshop/cart';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, Notice, SkeletonLines } from '@gastroshop/ui/feedback';
import { IconArrowRight } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart-panel.module.css';
import { CartPanelLine } from './cart-panel-line';
import { SessionLink } from './session-link';
import { useEmbeddedShop, useShopSession } from './shop-context';
import { ShopPart } from './shop-part';
import { type ShopCart, useShopCart } from './use-shop-cart';
import { useEmbeddedContext } from './use-embedded-context';

/** What the panel of the cart takes. */
export interface CartPanelProps {
  /** The rank of its heading on the page; 2 when it is missing. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

const LINES_WAITING = 4;

const waiting = (
  <div className={styles['panel']}>
    <SkeletonLines count={LINES_WAITING} />
  </div>
);

const SignedOut = (): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { status } = useShopSession();
  return (
    <div className={styles['signedOut']}>
      <p>{t(status === 'ANONYMOUS' ? 'signInText' : 'chooseCustomerText')}</p>
      <SessionLink variant="filled" />
    </div>
  );
};

const Lines = ({ cart }: { readonly cart: ShopCart }): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { status, lines } = cart.snapshot;
  if (lines.length > 0)
    return (
      <ul className={styles['list']}>
        {lines.map((line: CartLine) => (
          <CartPanelLine key={line.sku} line={line} cart={cart.store} />
        ))}
      </ul>
    );
  if (status === 'LOADING') return <SkeletonLines count={LINES_WAITING} />;
  if (status === 'UNREACHABLE') return <Notice tone="warning">{t('cartNotLoaded')}</Notice>;
  return (
    <EmptyState compact headingLevel={3} title={t('cartEmpty')}>
      {t('cartEmptyText')}
    </EmptyState>
  );
};

const Foot = ({ cart }: { readonly cart: ShopCart }): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { links } = useEmbeddedShop();
  const { visibility } = useEmbeddedContext();
  const { count, net, estimated, unsent } = cart.snapshot;
  if (count === 0) return null;
  const sum = visibility.prices && net !== undefined ? formatPrice(net) : undefined;
  return (
    <div className={styles['foot']}>
      {unsent > 0 && <p className={styles['unsent']}>{t('unsent', { count: unsent })}</p>}
      {sum !== undefined && (
        <p className={styles['net']}>
          <span>{t('net')}</span>
          <strong>{estimated ? formatEstimate(sum) : sum}</strong>
        </p>
      )}
      <Button
        variant="filled"
        wide
        iconAfter={<IconArrowRight size={16} />}
        render={({ className, children }) => (
          <Link className={className} href={links.cart}>
            {children}
          </Link>
        )}
      >
        {t('toCart')}
      </Button>
    </div>
  );
};

const Panel = ({ headingLevel = 2 }: CartPanelProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { status } = useShopSession();
  const cart = useShopCart();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles['panel']} aria-label={t('cart')}>
      <div className={styles['head']}>
        <Heading className={styles['title']}>{t('cart')}</Heading>
        {cart !== undefined && cart.snapshot.count > 0 && (
          <span className={styles['count']}>{t('positions', { count: cart.snapshot.count })}</span>
        )}
      </div>
      {cart !== undefined ? (
        <>
          <Lines cart={cart} />
          <Foot cart={cart} />
        </>
      ) : status === 'LOADING' ? (
        <SkeletonLines count={LINES_WAITING} />
      ) : (
        <SignedOut />
      )}
    </section>
  );
};

/**
 * The cart in short: its lines, what they come to for those who may see it, and the way to order them in the shop.
 *
 * @example
 * <CartPanel headingLevel={3} />
 */
export const CartPanel = (props: CartPanelProps): ReactNode => (
  <ShopPart waiting={waiting}>
    <Panel {...props} />
  </ShopPart>
);
