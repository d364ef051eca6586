import type { Queries } from '../db';
import { throwProblem } from './problem-error';
import { DEFAULT_LIMITS, type RateLimits } from './rate-limits';
import { takeShared } from './shared-counts';

/** The addresses somebody may have written to, by what was sent already. */
export interface MailBudget {
  /**
   * Takes addresses from the budgets of a user and of the customer the user acts for, in the call's transaction: it is
   * given back where the call fails.
   *
   * @param field of the body that names the addresses, for the refusal
   * @returns how many addresses of the customer had their turn before these, in this time
   * @throws ProblemError too-many-requests when either is used up
   */
  readonly spend: (
    queries: Queries,
    sender: { readonly tenant: string; readonly customerId: string; readonly userId: string },
    addresses: number,
    field?: string,
  ) => Promise<number>;
}

/** Nothing is counted: for tests and measurements that order faster than people. */
const NO_BUDGET: MailBudget = { spend: () => Promise.resolve(0) };

/** Makes the budget; both are counted for all nodes together. */
export const createMailBudget = (limits: RateLimits | 'none' = DEFAULT_LIMITS): MailBudget =>
  limits === 'none'
    ? NO_BUDGET
    : {
        spend: async (queries, { tenant, customerId, userId }, addresses, field) => {
          if (addresses === 0) return 0;
          const take = async (name: 'userAddresses' | 'customerAddresses', whose: string) => {
            const { taken, retryAfter } = await takeShared(
              queries,
              { name, ...limits[name] },
              whose,
              addresses,
            );
            if (retryAfter !== undefined)
              throwProblem('too-many-requests', {
                retryAfter,
                field,
                detail: 'More mails than are sent in an hour; without addresses it goes on.',
              });
            return taken - addresses;
          };
          await take('userAddresses', `${tenant} ${userId}`);
          return take('customerAddresses', `${tenant} ${customerId}`);
        },
      };
