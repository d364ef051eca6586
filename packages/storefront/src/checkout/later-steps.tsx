import type { CheckoutStep } from '@gastroshop/identity';
import { lazy, type ReactNode, Suspense } from 'react';
import { CartSkeleton } from './cart/cart-skeleton';
import type { ConfirmationScreenProps } from './confirmation/confirmation-screen';
import type { DeliveryScreenProps } from './delivery/delivery-screen';
import { CheckoutSteps } from './steps';

const loadDelivery = () => import('./delivery/delivery-screen');
const loadConfirmation = () => import('./confirmation/confirmation-screen');

const Delivery = lazy(async () => ({ default: (await loadDelivery()).DeliveryScreen }));
const Confirmation = lazy(async () => ({ default: (await loadConfirmation()).ConfirmationScreen }));

/** Loads the steps behind the cart, so that going on waits for nothing. */
export const loadLaterSteps = async (): Promise<void> => {
  await Promise.all([loadDelivery(), loadConfirmation()]);
};

interface StepProps {
  readonly current: CheckoutStep;
  readonly children: ReactNode;
}

const Step = ({ current, children }: StepProps): ReactNode => (
  <Suspense
    fallback={
      <>
        <CheckoutSteps current={current} />
        <CartSkeleton />
      </>
    }
  >
    {children}
  </Suspense>
);

/** The second step, whose code comes behind that of the cart. */
export const DeliveryStep = (props: DeliveryScreenProps): ReactNode => (
  <Step current="delivery">
    <Delivery {...props} />
  </Step>
);

/** The last step, whose code comes behind that of the cart. */
export const ConfirmationStep = (props: ConfirmationScreenProps): ReactNode => (
  <Step current="confirmation">
    <Confirmation {...props} />
  </Step>
);
