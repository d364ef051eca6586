import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { ErrorState } from '@gastroshop/ui/feedback';
import { IconAlertTriangle } from '@gastroshop/ui/icons';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { type ReactNode, useMemo, useState } from 'react';
import { CheckoutLayout } from '../checkout-layout';
import type { CheckoutFormControl } from '../form/use-checkout-form';
import { lineTrouble } from '../lines/line-trouble';
import { useRemovedLines } from '../lines/use-removed-lines';
import { useLiveCart } from '../live/use-live-cart';
import { userNames } from '../live/user-names';
import { PhoneSum } from '../phone-sum';
import { ClearCart } from '../removed/clear-cart';
import { clearedCart } from '../removed/cleared-cart';
import { ClearedNotice } from '../removed/cleared-notice';
import { DeletedLines } from '../removed/deleted-lines';
import { CartPaper } from '../print/cart-paper';
import { Printed } from '../../print';
import { CheckoutSteps } from '../steps';
import { SaveTemplate } from '../../templates';
import { useCheckout } from '../use-checkout';
import { CartBones } from './cart-bones';
import { CartLines } from './cart-lines';
import styles from './cart-screen.module.css';
import { CartSide } from './cart-side';
import { EmptyCart } from './empty-cart';
import { LateNotice } from './late-notice';
import { OrderValueNotice } from './order-value-notice';
import { ProceedButton } from './proceed-button';
import { PromotedShelf } from './promoted-shelf';
import { showUppermost } from './show-uppermost';
import { cartTexts } from './texts';
import { useDrawnRows } from './use-drawn-rows';
import { useLineActions } from './use-line-actions';
import { WholeCartNotice } from './whole-cart-notice';

/** What the cart takes. */
export interface CartScreenProps extends Pick<CheckoutFormControl, 'form' | 'change'> {
  /** Whose paper it is printed on. */
  readonly theme: ThemeKey;
  /** Said above everything else: an order that is being checked. */
  readonly notice?: ReactNode;
}

/** The first step: the cart, changed in place, with what stands in the way of ordering and the sums. */
export const CartScreen = ({ form, change, theme, notice }: CartScreenProps): ReactNode => {
  const t = useTexts(cartTexts);
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
  const blocked = useMemo(() => live.filter((line) => lineTrouble(line) !== undefined), [live]);
  const rows = useDrawnRows(lines.length);
  const showBlocked = () => {
    showUppermost(blocked, { lines, context, needRow: rows.needRow });
  };

  const head = <CheckoutSteps current="cart" />;
  if (failed) {
    return (
      <>
        {head}
        <ErrorState title={t('failed')} onRetry={retry} />
      </>
    );
  }
  if (cart === undefined) {
    return (
      <>
        {head}
        <CartBones />
      </>
    );
  }
  const isEmpty = lines.length === 0;
  const page = (
    <CheckoutLayout
      side={
        isEmpty ? undefined : (
          <CartSide
            checkout={checkout}
            blocked={blocked}
            onShowBlocked={showBlocked}
            actions={actions}
            onSaveTemplate={() => {
              setSavingTemplate(true);
            }}
          />
        )
      }
      bar={
        isEmpty ? undefined : (
          <>
            <PhoneSum checkout={checkout} />
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
      {head}
      <div className={styles['notices']}>
        {notice}
        {cleared === undefined && <WholeCartNotice live={liveCart} names={names} />}
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
            <LateNotice
              live={live}
              plan={plan}
              actions={actions}
              onChooseDay={(tour, date) => {
                change({ days: { ...form.days, [tour]: date } });
              }}
            />
            <OrderValueNotice live={live} plan={plan} context={context} />
          </>
        )}
      </div>
      {isEmpty ? (
        cleared === undefined && <EmptyCart />
      ) : (
        <>
          <div className={styles['bar']}>
            <span className={styles['count']}>{t('positions', { count: live.length })}</span>
            {live.length > 0 && (
              <ClearCart
                onCleared={() => {
                  setClearedHere(true);
                  removed.forEach(({ item }) => {
                    forget(item.sku);
                  });
                }}
              />
            )}
          </div>
          <CartLines
            lines={lines}
            plan={plan}
            context={context}
            actions={actions}
            live={liveCart}
            names={names}
            now={now}
            rows={rows}
          />
        </>
      )}
      <DeletedLines
        items={cart.deletedItems}
        shown={shown}
        context={context}
        open={isEmpty && cleared !== undefined}
      />
      <PromotedShelf inCart={shown} />
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
  return <Printed paper={() => <CartPaper checkout={checkout} theme={theme} />}>{page}</Printed>;
};
