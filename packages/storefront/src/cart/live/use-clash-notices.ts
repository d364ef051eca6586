import type { Cart, CartEvent, Customer, LineConflict } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useToasts } from '@gastroshop/ui/feedback';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { customerKey } from '../../session';
import { useGateway } from '../../shop';
import type { CartActions } from '../cart-context';
import type { CartHub } from '@gastroshop/cart/live';
import { cartKey } from '../cart-query';
import { clockTime } from './clock-time';
import { useProductName } from './use-product-name';

/** Time to read and decide. */
const DECISION_MS = 60_000;

/** Name of a user as colleagues know them. */
const nameIn = (customer: Customer | undefined, userId: string): string | undefined => {
  const user = customer?.assignedUsers.find((candidate) => candidate.userId === userId);
  return user?.name ?? user?.userName;
};

/**
 * Says on pages that do not show the cart what others did to it: that two changed one line, with one tap to have the
 * other amount (CRT-8), and that the cart was ordered. Where a screen tells this itself, it is left to it.
 */
export const useClashNotices = (hub: CartHub, setLine: CartActions['setLine']): void => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-cart-live');
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const { scope } = useGateway();
  const nameOf = useProductName();
  useEffect(() => {
    const sayClash = async ({ sku, kept, dropped }: LineConflict): Promise<void> => {
      const product = await nameOf(sku);
      const label =
        dropped === undefined
          ? t('takeRemoval')
          : t('take', { dropped: formatAmount(dropped.amount, dropped.unitAbbreviation, locale) });
      say({
        tone: 'warning',
        title: t('clash'),
        text:
          kept === undefined
            ? t('clashRemoved', { product })
            : t('clashKept', { product, kept: formatAmount(kept.amount, kept.unitAbbreviation, locale) }),
        life: DECISION_MS,
        action: {
          label,
          onAction: () => {
            const unit = (dropped ?? kept)?.unitAbbreviation ?? '';
            setLine(sku, { amount: dropped?.amount ?? 0, unit, plan: dropped?.plan });
          },
        },
      });
    };
    const sayOrdered = ({ userId, timestamp }: CartEvent): void => {
      const customer = queryClient.getQueryData<Customer>(customerKey(scope));
      const name = nameIn(customer, userId) ?? t('colleague');
      const time = clockTime(Date.parse(timestamp));
      say({ tone: 'warning', title: t('ordered', { name, time }), text: t('newCart'), life: DECISION_MS });
    };
    const stopHearing = hub.overhear((event) => {
      if (event.userId === scope.userId) return;
      if (event.eventType === 'CART_SUBMITTED') sayOrdered(event);
      if (event.conflict !== undefined) void sayClash(event.conflict);
    });
    const hash = hashKey(cartKey(scope));
    const stopLooking = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryHash !== hash || hub.isHeard()) return;
      const conflicts = queryClient.getQueryData<Cart>(cartKey(scope))?.conflicts ?? [];
      for (const conflict of conflicts) void sayClash(conflict);
    });
    return () => {
      stopHearing();
      stopLooking();
    };
  }, [hub, queryClient, scope, t, say, nameOf, setLine, locale]);
};
