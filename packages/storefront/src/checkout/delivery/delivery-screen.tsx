import { Button } from '@gastroshop/ui/button';
import { CalendarColumns, CalendarLegend } from '@gastroshop/ui/calendar';
import { ErrorState, Notice } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { useIsMobile } from '@gastroshop/ui/table';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { customersQuery } from '../../session';
import { useShop } from '../../shop';
import { CartSkeleton } from '../cart/cart-skeleton';
import { EmptyCart } from '../cart/empty-cart';
import { MissedDeliveryNotice } from '../cart/missed-delivery-notice';
import { MinimumOrderNotice } from '../cart/minimum-order-notice';
import { CartChangedNotice } from '../cart/cart-changed-notice';
import { CheckoutLayout } from '../checkout-layout';
import type { CheckoutFormControl } from '../form/use-checkout-form';
import { useLiveCart } from '../live/use-live-cart';
import { userNames } from '../live/user-names';
import { unscheduledTours } from '../lines/unscheduled-tours';
import { MobileTotal } from '../mobile-total';
import { lateLines } from '../plan/plan-problems';
import { PlanSection } from '../plan/plan-section';
import { planningContext } from '../plan/planning-context';
import { CheckoutSteps } from '../steps';
import { UnconfirmedNotice } from '../submission/unconfirmed-notice';
import type { CartSubmission } from '../submission/use-submission';
import { TotalsPanel } from '../totals/totals-panel';
import { AddressFields } from './address-fields';
import { DeliveryRejection } from './delivery-rejection';
import { DeliveryList } from './delivery-list';
import styles from './delivery-screen.module.css';
import { LineUpdates } from './line-updates';
import { JoinChoice, JoinedTotal } from './join-choice';
import { TourCalendar } from './tour-calendar';
import { UnusualLines } from './unusual-lines';
import { useDeliveryStep } from './use-delivery-step';

/** What the delivery step takes. */
export interface DeliveryScreenProps extends Pick<CheckoutFormControl, 'form' | 'change'> {
  readonly submission: CartSubmission;
}

/** What is said of what keeps the order from being sent. */
const OBSTACLES = { UNSENT: 'unsent', EMAIL: 'emailFirst', OFFLINE: 'offline' } as const;

/** On a phone the button that was pressed is far below what is said now. */
const showWhole = (place: HTMLElement | null): void => {
  place?.scrollIntoView({ block: 'center' });
};

/** The second step: when, where to, what to know, and the order itself. */
export const DeliveryScreen = ({ form, change, submission }: DeliveryScreenProps): ReactNode => {
  const { t } = useTranslation('storefront-delivery');
  const { t: j } = useTranslation('storefront-join-order');
  const { t: cartWords } = useTranslation('storefront-cart');
  const { client, gateway } = useShop();
  const { paths, terms } = gateway;
  const { data: several = false } = useQuery({
    ...customersQuery(client, gateway.scope),
    select: ({ length }) => length > 1,
  });
  const liveCart = useLiveCart();
  const phone = useIsMobile();
  const step = useDeliveryStep({ form, change, submission });
  const { checkout, address, unloadingArea, ownEmails, openOrder, joinPreview, joined } = step;
  const { obstacle, busy, order } = step;
  const { cart, failed, retry, live, plan, customer, context, now } = checkout;
  const { state } = submission;

  const head = <CheckoutSteps current="delivery" />;
  if (failed) {
    return (
      <>
        {head}
        <ErrorState title={cartWords('failed')} onRetry={retry} />
      </>
    );
  }
  if (state.phase === 'refused') {
    return (
      <>
        {head}
        <DeliveryRejection
          refusal={state.refusal}
          sent={state.submission}
          checkout={checkout}
          submission={submission}
          order={order}
        />
      </>
    );
  }
  // Nothing else is shown: the cart may be ordered already, and what is typed now would belong to no order.
  if (state.phase === 'checking') {
    return (
      <>
        {head}
        <div ref={showWhole} className={styles['step']}>
          <UnconfirmedNotice />
        </div>
      </>
    );
  }
  if (cart === undefined || plan === undefined || customer === undefined) {
    return (
      <>
        {head}
        <CartSkeleton />
      </>
    );
  }
  if (live.length === 0) {
    return (
      <>
        {head}
        <EmptyCart />
      </>
    );
  }
  const tours = unscheduledTours(plan, live);
  const open = live.filter((line) => line.plan === undefined);
  const impossible =
    tours.some(({ delivery }) => delivery === undefined) ||
    lateLines(live, planningContext(plan, now)).length > 0;
  const [one, other] = tours;
  const together = one?.delivery !== undefined && one.delivery.date === other?.delivery?.date;
  const { prices } = context.visibility;
  const names = userNames(customer);
  // A phone's button names the customer too, in a row of its own: names are long.
  const forCustomer = t('orderForCustomer', { customer: customer.displayName });
  const named = phone && several && joined === undefined;
  const submit = (label: string, wide: boolean) => (
    <Button
      variant="filled"
      size="large"
      wide={wide}
      busy={busy}
      disabled={impossible}
      onClick={() => {
        order();
      }}
    >
      {busy ? t('ordering') : label}
    </Button>
  );
  // Beside the button that was pressed, which on a phone is the one of the bar.
  const hindrance = obstacle !== undefined && (
    <Notice tone="warning" announce="at once">
      {t(OBSTACLES[obstacle])}
    </Notice>
  );
  return (
    <CheckoutLayout
      side={
        <TotalsPanel checkout={checkout} withConsequence>
          {!phone && hindrance}
          {submit(
            joined === undefined
              ? several
                ? forCustomer
                : t(prices ? 'order' : 'orderWithoutPrices')
              : j('join', { number: joined.number ?? joined.id }),
            true,
          )}
          <p className={styles['terms']}>
            {/* What the button says where it names nobody. */}
            {prices && several && joined === undefined && <>{t('binding')} </>}
            {prices && t('terms')}
          </p>
          {joined !== undefined && <JoinedTotal totals={joinPreview.totals} />}
          <Button
            variant="quiet"
            wide
            render={({ className, children }) => (
              <Link className={className} href={paths.cart}>
                {children}
              </Link>
            )}
          >
            {t('back')}
          </Button>
        </TotalsPanel>
      }
      bar={
        <>
          {phone && hindrance !== false && <div className={styles['hindrance']}>{hindrance}</div>}
          <MobileTotal checkout={checkout} note={named ? (prices ? t('bindingShort') : '') : undefined} />
          {submit(named ? forCustomer : joined === undefined ? t('orderShort') : j('joinShort'), named)}
        </>
      }
      tallBar={named}
    >
      {head}
      <div className={styles['step']}>
        <CartChangedNotice live={liveCart} names={names} />
        <LineUpdates live={liveCart} lines={live} names={names} now={now} />
        <UnusualLines live={liveCart} lines={live} context={context} />
        {terms !== undefined && <PlanSection checkout={{ ...checkout, plan }} />}
        <CalendarColumns>
          {tours.map((planned) => (
            <TourCalendar
              key={planned.tour.name}
              planned={planned}
              window={plan.window}
              lines={open.filter(
                ({ product }) => plan.lineOf(product.attributes)?.tour.tour.name === planned.tour.name,
              )}
              context={context}
              alone={tours.length === 1 && terms === undefined}
              inPlan={terms !== undefined}
              together={together && planned === other}
              now={now}
              onChange={(date) => {
                change({ days: { ...form.days, [planned.tour.name]: date } });
              }}
            />
          ))}
        </CalendarColumns>
        {tours.length > 0 && <CalendarLegend />}
        <MissedDeliveryNotice
          live={live}
          plan={plan}
          onChooseDay={(tour, date) => {
            change({ days: { ...form.days, [tour]: date } });
          }}
        />
        {openOrder !== undefined && (
          <JoinChoice
            openOrder={openOrder}
            preview={joinPreview}
            apart={joined === undefined}
            onChange={(apart) => {
              change({ apart });
            }}
          />
        )}
        {joined === undefined && <MinimumOrderNotice live={live} plan={plan} context={context} />}
        <AddressFields
          customer={customer}
          address={address}
          unloadingArea={unloadingArea}
          ownEmails={ownEmails}
          form={form}
          change={change}
        />
        <DeliveryList live={live} plan={plan} context={context} />
      </div>
    </CheckoutLayout>
  );
};
