import { CHECKOUT_STEPS, type CheckoutStep } from '@gastroshop/identity';
import { StepHeader } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../shop';

/** What the head of a step takes. */
export interface CheckoutStepsProps {
  readonly current: CheckoutStep;
  /** Beside the name: how much is in the cart. */
  readonly note?: string | undefined;
  /** Finds in it. */
  readonly tools?: ReactNode;
}

/** The name of the step, with the way so far and to come (NAV-6). After the order there is no way back. */
export const CheckoutSteps = ({ current, note, tools }: CheckoutStepsProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { paths } = useGateway();
  const isOver = current === 'confirmation';
  const labels = { cart: t('title'), delivery: t('stepDelivery'), confirmation: t('stepConfirmation') };
  return (
    <StepHeader
      title={labels[current]}
      note={note}
      tools={tools}
      current={CHECKOUT_STEPS.indexOf(current)}
      steps={[
        { label: labels.cart, ...(!isOver && { href: paths.cart }) },
        { label: labels.delivery, ...(!isOver && { href: paths.delivery }) },
        { label: labels.confirmation },
      ]}
    />
  );
};
