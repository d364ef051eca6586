import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { Button, IconButton } from '@gastroshop/ui/button';
import { SkeletonLines } from '@gastroshop/ui/feedback';
import { IconArrowRight, IconLayoutSidebarRightCollapse } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { cartKey, useCartActions } from '../../cart';
import { AsOf } from '../../offline';
import { preferencesChanged, useGateway } from '../../shop';
import { useProductActions } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { isWithoutHeads, lineGroups } from '../lines/line-groups';
import { DeadlineNotice } from '../totals/deadline-notice';
import { useCheckout } from '../is-confirmed';
import styles from './panel.module.css';
import { PanelLine } from './panel-line';

/** The cart beside a list: its lines by category, when it comes, what it costs, the way to order it. */
export const CartPanel = (): ReactNode => {
  const { t } = useTranslation('storefront-cart-panel');
  const { paths, scope } = useGateway();
  const dispatch = useDispatch();
  const { cart, live, plan, totals, context, now } = useCheckout();
  const groups = useMemo(() => lineGroups(live, context), [live, context]);
  const nameOf = useCallback((sku: string) => live.find((line) => line.sku === sku)?.product.name, [live]);
  const { onRemove } = useProductActions(nameOf);
  const { setLine } = useCartActions();
  const remove = useCallback(
    ({ sku, amount, unit }: CheckoutLine) => {
      if (onRemove === undefined) setLine(sku, { amount: 0, unit });
      else onRemove(sku, { amount, unit });
    },
    [onRemove, setLine],
  );
  const sum = totals && formatPrice(totals.net);
  return (
    <section className={styles['panel']} aria-label={t('title')}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>
          <Link href={paths.cart} className={styles['titleLink']}>
            {t('title')}
          </Link>
        </h2>
        <span className={styles['count']}>{t('positions', { count: live.length })}</span>
        <IconButton
          label={t('fold')}
          icon={<IconLayoutSidebarRightCollapse size={18} />}
          small
          onClick={() => {
            dispatch(preferencesChanged({ panelFolded: true }));
          }}
        />
      </div>
      {plan !== undefined && live.length > 0 && <DeadlineNotice plan={plan} lines={live} now={now} />}
      <AsOf of={[cartKey(scope)]} />
      <div className={styles['lines']}>
        {cart === undefined ? (
          <SkeletonLines count={6} />
        ) : live.length === 0 ? (
          <p className={styles['empty']}>
            <strong>{t('empty')}</strong> {t('emptyText')}
          </p>
        ) : (
          groups.map(({ id, name, lines }) => (
            <section key={id} aria-label={isWithoutHeads(groups) ? t('lines') : (name ?? t('otherGroup'))}>
              {!isWithoutHeads(groups) && <h3 className={styles['group']}>{name ?? t('otherGroup')}</h3>}
              <ul className={styles['list']}>
                {lines.map((line) => (
                  <PanelLine key={line.sku} line={line} context={context} onRemove={remove} />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
      {live.length > 0 && (
        <div className={styles['foot']}>
          {sum !== undefined && (
            <p className={styles['net']}>
              <span>{t('net')}</span>
              <strong>{totals?.estimated === true ? formatEstimate(sum) : sum}</strong>
            </p>
          )}
          <Button
            variant="filled"
            wide
            iconAfter={<IconArrowRight size={16} />}
            render={({ className, children }) => (
              <Link className={className} href={paths.cart}>
                {children}
              </Link>
            )}
          >
            {t('toCart')}
          </Button>
          <Button
            variant="quiet"
            wide
            render={({ className, children }) => (
              <Link className={className} href={paths.delivery}>
                {children}
              </Link>
            )}
          >
            {t('toDelivery')}
          </Button>
        </div>
      )}
    </section>
  );
};
