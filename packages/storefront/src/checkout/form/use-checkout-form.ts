import { useCallback, useState } from 'react';
import { type BrowserStorage, useGateway } from '../../shop';
import { type CheckoutForm, checkoutFormKey, EMPTY_FORM, readCheckoutForm } from './checkout-form';

/** The form and the way to change it. */
export interface CheckoutFormControl {
  readonly form: CheckoutForm;
  readonly change: (change: Partial<CheckoutForm>) => void;
  /** Forgets everything: it was ordered. */
  readonly clear: () => void;
}

/**
 * What the buyer decides about the order; kept over a reload.
 *
 * @param storage survives a reload of this tab
 */
export const useCheckoutForm = (storage: BrowserStorage): CheckoutFormControl => {
  const { scope } = useGateway();
  const [key] = useState(() => checkoutFormKey(scope));
  const [form, setForm] = useState(() => readCheckoutForm(storage, key));
  const change = useCallback(
    (part: Partial<CheckoutForm>) => {
      setForm((before) => {
        const next = { ...before, ...part };
        storage.write(key, next);
        return next;
      });
    },
    [storage, key],
  );
  const clear = useCallback(() => {
    storage.remove(key);
    setForm(EMPTY_FORM);
  }, [storage, key]);
  return { form, change, clear };
};
