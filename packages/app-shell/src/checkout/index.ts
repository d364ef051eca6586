export { CheckoutSteps, type CheckoutStepsProps } from './checkout-steps';
