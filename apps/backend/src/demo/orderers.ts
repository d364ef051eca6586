import { customersOf, demoAccounts, userIdOf, type DemoCustomer } from './people';

/** Who places the orders of a customer: the first sign-in that acts for it. */
export const buyerFor = (customer: DemoCustomer): { readonly userId: string; readonly userName: string } => {
  const account = demoAccounts.find(
    (one) => one.tenant === customer.tenant && customersOf(one, []).includes(customer.id),
  );
  if (account === undefined) throw new Error(`Nobody orders for customer ${customer.id}`);
  return { userId: userIdOf(account), userName: `${account.firstName} ${account.lastName}` };
};
