import { targetAfterSelection } from '@gastroshop/identity';
import { useState } from 'react';
import { createBrowserStorage, useShop } from '../shop';
import { loadRecentCustomers, addRecentCustomer } from './recent-customers';
import { useChooseCustomer } from './use-choose-customer';

const storage = createBrowserStorage(() => localStorage);

/** What choosing does, and who was chosen last. */
export interface CustomerSelectionControl {
  readonly choose: (customerId: string) => void;
  /** Numbers of the customers chosen last, the last one first. */
  readonly recent: readonly string[];
}

/**
 * Acts for a customer from now on, and goes where the buyer wanted to, or home (SEL-5).
 *
 * @param targetRoute where the buyer wanted to go
 * @param onChosen is told, for the tracking
 */
export const useCustomerChoice = (
  targetRoute: string | undefined,
  onChosen: () => void,
): CustomerSelectionControl => {
  const { gateway, navigate } = useShop();
  const { tenant, userId } = gateway.scope;
  const chooseCustomer = useChooseCustomer();
  // As it was when the screen came up: a list that changes under the finger is none.
  const [recent] = useState(() => loadRecentCustomers(storage, { tenant, userId }));
  return {
    recent,
    choose: (customerId) => {
      chooseCustomer(customerId);
      addRecentCustomer(storage, { tenant, userId }, customerId);
      onChosen();
      navigate(targetAfterSelection(targetRoute));
    },
  };
};
