import { openAppDatabase } from '@gastroshop/cart/database';

/**
 * How many stock-takings in this browser the backend does not have, of whomever: signing out takes them all along.
 *
 * @param app name of the app; each has a database of its own
 */
export const countPendingInventories = async (app: string): Promise<number> => {
  try {
    return await (await openAppDatabase(app)()).count('counts');
  } catch {
    // Where the browser keeps nothing, nothing can be lost.
    return 0;
  }
};
