import { type CheckoutStep, checkoutStepOf } from '@gastroshop/identity';
import {
  CartScreen,
  UnconfirmedNotice,
  ConfirmationStep,
  DeliveryStep,
  loadLaterSteps,
  orderKey,
  useCheckoutForm,
  useSubmission,
} from '@gastroshop/storefront/checkout';
import { createBrowserStorage, themeQuery, usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_THEME } from '@gastroshop/ui/theme-data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { runInBackground, whenSettled } from '../idle';

const tabStorage = createBrowserStorage(() => sessionStorage);

interface StepsProps {
  readonly step: CheckoutStep;
  readonly cartWays: ReactNode;
}

/** The steps of one customer's order; they share the form and the submission. */
const Steps = ({ step, cartWays }: StepsProps): ReactNode => {
  const { client, gateway } = useShop();
  const { scope, paths } = gateway;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const { form, change, clear } = useCheckoutForm(tabStorage);
  const submission = useSubmission(tabStorage);
  const { data: theme = DEFAULT_THEME } = useQuery(themeQuery(client));
  const { state, dismiss } = submission;

  useEffect(
    () =>
      whenSettled(queryClient, () => {
        runInBackground(loadLaterSteps());
      }),
    [queryClient],
  );

  useEffect(() => {
    if (state.phase !== 'ordered') return;
    const { order } = state;
    queryClient.setQueryData(orderKey(scope, order.id), order);
    clear();
    dismiss();
    // In the place of the step that ordered, so that going back does not come to it again.
    void navigate(paths.confirmation(order.id), { replace: true });
  }, [state, queryClient, scope, paths, clear, dismiss, navigate]);

  switch (step) {
    case 'cart':
      return (
        <CartScreen
          form={form}
          change={change}
          theme={theme}
          ways={cartWays}
          notice={state.phase === 'checking' && <UnconfirmedNotice />}
        />
      );
    case 'delivery':
      return <DeliveryStep form={form} change={change} submission={submission} />;
    case 'confirmation':
      return <ConfirmationStep orderId={search.get('order') ?? ''} theme={theme} />;
  }
};

/** What the way to an order takes. */
export interface CheckoutStepsProps {
  /** What this shop calls its cart, for the title of the tab. */
  readonly cartTitle: string;
  /** The ways of this shop to fill an empty cart; those of every shop if missing. */
  readonly cartWays?: ReactNode;
}

/** The way from the cart to the confirmed order; the step is read from the end of the path (NAV-6). */
export const CheckoutSteps = ({ cartTitle, cartWays }: CheckoutStepsProps): ReactNode => {
  const { t } = useTranslation('shell-checkout');
  const { pathname } = useLocation();
  const { customerId, userId } = useShop().gateway.scope;
  const step = checkoutStepOf(pathname);
  usePageTitle(step === 'cart' ? cartTitle : t(step));
  return <Steps key={`${userId} ${customerId}`} step={step} cartWays={cartWays} />;
};
