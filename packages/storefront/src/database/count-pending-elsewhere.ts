import { DATABASE_PREFIX, openAppDatabase } from '@gastroshop/cart/database';

const waiting = async (app: string): Promise<number> => {
  const database = await openAppDatabase(app)();
  return (await database.count('edits')) + (await database.count('counts'));
};

/**
 * How much waits to be sent in the databases of the other apps of this origin: signing out in one of them takes what is
 * in all of them along.
 *
 * @param app name of the app that is left out
 */
export const countPendingElsewhere = async (app: string): Promise<number> => {
  try {
    const known = await indexedDB.databases();
    const others = known.flatMap(({ name = '' }) =>
      name.startsWith(DATABASE_PREFIX) && name !== DATABASE_PREFIX + app
        ? [name.slice(DATABASE_PREFIX.length)]
        : [],
    );
    const counts = await Promise.all(others.map(waiting));
    return counts.reduce((sum, count) => sum + count, 0);
  } catch {
    // Where the browser keeps nothing, nothing can be lost.
    return 0;
  }
};
