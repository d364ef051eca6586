import { getConfirmationEmails } from '@gastroshop/api-client';
import type { Address, Cart, Customer, Order } from '@gastroshop/api-contract';
import type { ChosenDays } from '@gastroshop/domain/delivery';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartKey, useCartActions } from '../../cart';
import { planDeliveries } from '../../delivery';
import { useOnline } from '../../offline';
import { scopedKey, type Shop, useShop } from '../../shop';
import type { CheckoutForm } from '../form/checkout-form';
import { parseEmails } from '../../emails';
import type { CheckoutFormControl } from '../form/use-checkout-form';
import { orderSubmission } from '../submission/order-submission';
import type { CartSubmission } from '../submission/use-submission';
import { type Checkout, useCheckout } from '../is-confirmed';
import { unscheduledTours } from '../lines/unscheduled-tours';
import { latestOrdersQuery, openOrderFor } from './open-order';
import { type JoinPreview, useJoinPreview } from './use-join-preview';

/** Addresses the user's confirmations go to. */
export const confirmationEmailsQuery = ({ client, gateway }: Pick<Shop, 'client' | 'gateway'>) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'confirmation-emails'),
    queryFn: ({ signal }) => getConfirmationEmails(client, {}, { signal }),
    enabled: gateway.scope.userId !== '',
  });

/** The address that counts: the one chosen, else the customer's first. */
const addressOf = (customer: Customer | undefined, addressId: string | undefined): Address | undefined =>
  customer?.deliveryAddresses.find(({ externalId }) => externalId === addressId) ??
  customer?.deliveryAddresses[0];

/** What keeps an order from being sent, beside the button. */
type Obstacle = 'UNSENT' | 'EMAIL' | 'OFFLINE';

/** The delivery step. */
export interface DeliveryStep {
  readonly checkout: Checkout;
  readonly address: Address | undefined;
  readonly unloadingArea: string;
  readonly ownEmails: readonly string[];
  /** The open order of the same days and address; undefined: there is none. */
  readonly openOrder: Order | undefined;
  /** What it and the cart come to together. */
  readonly joinPreview: JoinPreview;
  /** The open order the cart is added to; undefined: it becomes an order of its own. */
  readonly joined: Order | undefined;
  readonly obstacle: Obstacle | undefined;
  /** On its way, or being checked. */
  readonly busy: boolean;
  /** Orders what is on the screen, for other days than chosen where they are named. */
  readonly order: (days?: ChosenDays) => void;
}

/** What the delivery step works with. */
export interface DeliveryStepInput extends Pick<CheckoutFormControl, 'form' | 'change'> {
  readonly submission: CartSubmission;
}

/** Brings cart, customer and form together to an order, and sends it. */
export const useDeliveryStep = ({ form, change, submission }: DeliveryStepInput): DeliveryStep => {
  const shop = useShop();
  const { scope } = shop.gateway;
  const queryClient = useQueryClient();
  const { flush } = useCartActions();
  const { data: ownEmails = [] } = useQuery(confirmationEmailsQuery(shop));
  const online = useOnline();
  const [hindered, setObstacle] = useState<Obstacle>();
  // Over as soon as the connection is back; it is ordered only when the buyer presses again.
  const obstacle = hindered === 'OFFLINE' && online ? undefined : hindered;
  const [flushing, setFlushing] = useState(false);
  const checkout = useCheckout({ days: form.days, addressId: form.addressId, onChosenDays: true });
  const { live, plan, customer, context, now } = checkout;
  const address = addressOf(customer, form.addressId);
  const unloadingArea = form.unloadingArea ?? address?.unloadingAreas?.[0] ?? '';
  const { data: latest } = useQuery(latestOrdersQuery(shop.client, scope));
  const openOrder =
    plan === undefined
      ? undefined
      : openOrderFor(latest?.orders ?? [], {
          addressId: address?.externalId,
          tours: unscheduledTours(plan, live).map(({ tour, delivery }) => ({ tour, date: delivery?.date })),
          now,
        });
  const joinPreview = useJoinPreview(openOrder, live);
  const joined = form.apart || joinPreview.refused ? undefined : openOrder;
  const { phase } = submission.state;
  const busy = flushing || phase === 'sending' || phase === 'checking';

  const send = async (days: ChosenDays, emails: readonly string[]): Promise<void> => {
    if (plan === undefined || customer === undefined) return;
    setFlushing(true);
    // What is seen is what stands on the screen now; what was just typed has to be in the cart before.
    const arrived = await flush();
    setFlushing(false);
    const cart = queryClient.getQueryData<Cart>(cartKey(scope));
    if (!arrived || cart === undefined) {
      setObstacle('UNSENT');
      return;
    }
    setObstacle(undefined);
    const decided: CheckoutForm = { ...form, days, emails };
    submission.send(
      orderSubmission({
        customer,
        lines: live,
        plan: planDeliveries({
          customer,
          articles: live.map(({ product }) => product.attributes),
          addressId: form.addressId,
          chosen: days,
          dates: shop.gateway.terms,
          // As it stands on the screen: a deadline that has passed since is told by the answer, and no other day ordered.
          now,
        }),
        context,
        form: decided,
        cartVersion: cart.version ?? 0,
        addressId: address?.externalId,
        unloadingArea,
        addToOrderId: joined?.id,
      }),
    );
  };

  const order = (others: ChosenDays = {}): void => {
    if (busy) return;
    const { emails, rest } = parseEmails(form.emails, form.emailText, ownEmails);
    const days: ChosenDays = {
      ...Object.fromEntries(plan?.tours.map(({ tour, delivery }) => [tour.name, delivery?.date]) ?? []),
      ...others,
    };
    change({ emails, emailText: rest, days });
    if (rest !== '') {
      setObstacle('EMAIL');
      return;
    }
    if (!online) {
      setObstacle('OFFLINE');
      return;
    }
    void send(days, emails);
  };
  return {
    checkout,
    address,
    unloadingArea,
    ownEmails,
    openOrder,
    joinPreview,
    joined,
    obstacle,
    busy,
    order,
  };
};
