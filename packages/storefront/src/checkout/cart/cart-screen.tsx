import { Button } from '@gastroshop/ui/button';
import { EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { FindField } from '@gastroshop/ui/search';
import { IconAlertTriangle } from '@gastroshop/ui/icons';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CheckoutLayout } from '../checkout-layout';
import type { CheckoutFormControl } from '../form/use-checkout-form';
import { lineIssueView } from '../lines/line-issue-view';
import { useRemovedLines } from '../lines/use-removed-lines';
import { useLiveCart } from '../live/use-live-cart';
import { userNames } from '../live/user-names';
import { MobileTotal } from '../mobile-total';
import { clearedCart } from '../removed/cleared-cart';
import { ClearedNotice } from '../removed/cleared-notice';
import { DeletedLines } from '../removed/deleted-lines';
import { CartPrint } from '../print/cart-print';
import { PrintLayoutSwitch } from '../../print';
import { CheckoutSteps } from '../steps';
import { SaveTemplate } from '../../templates';
import { useCheckout } from '../is-confirmed';
import { CartSkeleton } from './cart-skeleton';
import { CartLines } from './cart-lines';
import styles from './cart-screen.module.css';
import { CartSidebar } from './cart-sidebar';
import { EmptyCart } from './empty-cart';
import { EmptySidebar } from './empty-sidebar';
import { MissedDeliveryNotice } from './missed-delivery-notice';
import { MinimumOrderNotice } from './minimum-order-notice';
import { ProceedButton } from './proceed-button';
import { PromotedProducts } from './promoted-products';
import { goToFirst, scrollToFirst } from './scroll-to-first';
import { useFoundLines } from './use-found-lines';
import { useLineGroups } from './use-line-groups';
import { useRenderedRows } from './use-rendered-rows';
import { useLineActions } from './use-line-actions';
import { CartChangedNotice } from './cart-changed-notice';

/** What the cart takes. */
export interface CartScreenProps extends Pick<CheckoutFormControl, 'form' | 'change'> {
  /** Whose paper it is printed on. */
  readonly theme: ThemeKey;
  /** Said above everything else: an order that is being checked. */
  readonly notice?: ReactNode;
  /** The ways of this shop to fill an empty cart. */
  readonly ways?: ReactNode;
}

/** The first step: the cart, changed in place, with what stands in the way of ordering and the sums. */
export const CartScreen = ({ form, change, theme, notice, ways }: CartScreenProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { removed, keep, forget } = useRemovedLines();
  const checkout = useCheckout({ days: form.days, addressId: form.addressId, removed });
  const { cart, failed, retry, lines, live, plan, context, customer, now } = checkout;
  const liveCart = useLiveCart();
  const actions = useLineActions({ keep, forget }, liveCart.forget);
  const names = useMemo(() => userNames(customer), [customer]);
  const shown = useMemo(() => new Set(lines.map(({ sku }) => sku)), [lines]);
  const [savingTemplate, setSavingTemplate] = useState(false);
  const [clearedHere, setClearedHere] = useState(false);
  const cleared = useMemo(
    () => cart && clearedCart({ items: live, deletedItems: cart.deletedItems }),
    [cart, live],
  );
  const blocked = useMemo(() => live.filter((line) => lineIssueView(line) !== undefined), [live]);
  const settled = useLineGroups(lines, context);
  const [wanted, setWanted] = useState('');
  const { found, whenFound } = useFoundLines(settled.groups, wanted, context.crossTenantNumbers);
  const foundCount = found.reduce((sum, group) => sum + group.lines.length, 0);
  const rows = useRenderedRows(lines.length);
  const showBlocked = () => {
    // What is not found stands nowhere to go to.
    flushSync(() => {
      setWanted('');
    });
    scrollToFirst(blocked, { groups: settled.groups, needRow: rows.needRow });
  };

  if (failed) {
    return (
      <>
        <CheckoutSteps current="cart" />
        <ErrorState title={t('failed')} onRetry={retry} />
      </>
    );
  }
  if (cart === undefined) {
    return (
      <>
        <CheckoutSteps current="cart" />
        <CartSkeleton />
      </>
    );
  }
  const isEmpty = lines.length === 0;
  const page = (
    <CheckoutLayout
      side={
        isEmpty ? (
          <EmptySidebar ways={ways} />
        ) : (
          <CartSidebar
            checkout={checkout}
            blocked={blocked}
            onShowBlocked={showBlocked}
            actions={actions}
            onSaveTemplate={() => {
              setSavingTemplate(true);
            }}
            onCleared={() => {
              setClearedHere(true);
              removed.forEach(({ item }) => {
                forget(item.sku);
              });
            }}
          />
        )
      }
      bar={
        isEmpty ? undefined : (
          <>
            <MobileTotal checkout={checkout} />
            {blocked.length > 0 ? (
              // A phone shows the reason far below: the way to what is wrong stands in the place of the way on.
              <Button size="large" icon={<IconAlertTriangle size={18} />} onClick={showBlocked}>
                {t('clarify', { count: blocked.length })}
              </Button>
            ) : (
              <ProceedButton wide={false} disabled={live.length === 0}>
                {t('toDeliveryShort')}
              </ProceedButton>
            )}
          </>
        )
      }
    >
      <CheckoutSteps
        current="cart"
        tools={
          isEmpty ? undefined : (
            <FindField
              label={t('find')}
              value={wanted}
              onChange={setWanted}
              onEnter={() => {
                whenFound().then(goToFirst, () => undefined);
              }}
              found={
                wanted.trim() === '' ? undefined : t('found', { found: foundCount, count: lines.length })
              }
            />
          )
        }
        note={live.length === 0 ? t('empty') : t('positions', { count: live.length })}
      />
      <div className={styles['notices']}>
        {notice}
        {cleared === undefined && <CartChangedNotice live={liveCart} names={names} />}
        {cleared !== undefined && (
          <ClearedNotice
            cleared={cleared}
            context={context}
            merges={!isEmpty}
            takesFocus={clearedHere && isEmpty}
            names={names}
            now={now}
          />
        )}
        {plan !== undefined && (
          <>
            <MissedDeliveryNotice
              live={live}
              plan={plan}
              actions={actions}
              onChooseDay={(tour, date) => {
                change({ days: { ...form.days, [tour]: date } });
              }}
            />
            <MinimumOrderNotice live={live} plan={plan} context={context} />
          </>
        )}
      </div>
      {isEmpty ? (
        cleared === undefined && <EmptyCart withoutWays />
      ) : foundCount === 0 ? (
        <EmptyState
          compact
          title={t('foundNone', { text: wanted.trim() })}
          actions={
            <Button
              onClick={() => {
                setWanted('');
              }}
            >
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <CartLines
          groups={found}
          holding={settled.holding}
          plan={plan}
          context={context}
          actions={actions}
          live={liveCart}
          names={names}
          now={now}
          rows={rows}
        />
      )}
      <DeletedLines
        items={cart.deletedItems}
        shown={shown}
        context={context}
        open={isEmpty && cleared !== undefined}
      />
      <PromotedProducts inCart={shown} />
      {savingTemplate && (
        <SaveTemplate
          lines={live}
          onClose={() => {
            setSavingTemplate(false);
          }}
        />
      )}
    </CheckoutLayout>
  );
  return (
    <PrintLayoutSwitch paper={() => <CartPrint checkout={checkout} theme={theme} />}>
      {page}
    </PrintLayoutSwitch>
  );
};
