import { type IDBPDatabase, openDB } from 'idb';
import { areBlocked } from './seal';
import { DATABASE_PREFIX, type ShopDatabase } from './shop-database';

/** Grows with each change of the stores. */
const VERSION = 3;

/** An open database of an app. */
export type OpenDatabase = IDBPDatabase<ShopDatabase>;

/** Answers the database, opened if need be. Fails where the browser gives none. */
export type DatabaseSource = () => Promise<OpenDatabase>;

const sources = new Map<string, DatabaseSource>();

/**
 * The database of one app, opened when it is first asked for and again when the browser has closed it.
 *
 * @param app name of the app; each has a database of its own
 */
export const openAppDatabase = (app: string): DatabaseSource => {
  const known = sources.get(app);
  if (known !== undefined) return known;
  let opened: Promise<OpenDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = async (): Promise<OpenDatabase> => {
    if (areBlocked()) throw new DOMException('Somebody has signed out', 'InvalidStateError');
    const database = await openDB<ShopDatabase>(DATABASE_PREFIX + app, VERSION, {
      upgrade: (fresh, from) => {
        if (from < 1) {
          fresh.createObjectStore('edits', { autoIncrement: true }).createIndex('owner', 'owner');
          fresh.createObjectStore('drafts', { keyPath: ['owner', 'sku'] }).createIndex('owner', 'owner');
          fresh.createObjectStore('answers', { keyPath: 'hash' }).createIndex('kind', 'kind');
        }
        if (from < 2)
          fresh.createObjectStore('counts', { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner');
        if (from < 3) fresh.createObjectStore('pads', { keyPath: 'owner' });
      },
      // Another tab signs out, or brings a newer version: this one must not stand in its way.
      blocking: () => {
        forget();
        database.close();
      },
      terminated: forget,
    });
    return database;
  };
  const source: DatabaseSource = () => {
    if (opened === undefined) {
      opened = open();
      opened.catch(forget);
    }
    return opened;
  };
  sources.set(app, source);
  return source;
};
