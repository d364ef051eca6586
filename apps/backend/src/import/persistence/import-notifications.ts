import { isChangedBy, NotificationError, publishNotification, readersOf } from '../../modules/notification';
import type { Queries } from '../../db';
import { notificationLine, type NotificationLine } from '../schemas/notification-line';
import { rejected, type LineOutcome } from './line-outcome';
import type { ImportContext, Importer } from './importer';

const BATCH = 20;

/** Names of readers that are told; of the others only how many. */
const MOST_NAMED = 50;

const storeOne = async (
  queries: Queries,
  line: NotificationLine,
  { tenant, now, today, externalOrigins = [], note }: ImportContext,
): Promise<LineOutcome> => {
  const input = { ...line, tenant };
  try {
    const state = await isChangedBy(queries, input, now);
    if (state !== 'UNCHANGED')
      await publishNotification(queries, input, { now: state.publishedAt, externalOrigins });
    const { customers, inShop, byMail, names } = await readersOf(
      queries,
      { tenant, id: line.id, today },
      MOST_NAMED,
    );
    const rest = inShop - names.length;
    note?.(
      `${line.id}: ${customers} customer${customers === 1 ? '' : 's'}, ${inShop} user${inShop === 1 ? '' : 's'} in the shop, ${byMail} by e-mail${
        names.length === 0 ? '' : `: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
      }`,
    );
    if (state === 'UNCHANGED') return 'UNCHANGED';
    return state.isNew ? 'NEW' : 'CHANGED';
  } catch (error) {
    if (error instanceof NotificationError) return rejected(error.message);
    throw error;
  }
};

/** Notifications. Who gets each is told, in a dry run before anything goes. */
export const notificationImporter = (context: ImportContext): Importer<NotificationLine> => ({
  shape: notificationLine,
  batch: BATCH,
  keyOf: ({ id }) => id,
  keyOfRefused: ({ id }) => (typeof id === 'string' ? id.trim() : undefined),
  store: async (queries, lines) => {
    const fates: LineOutcome[] = [];
    // One after the other: they share a connection.
    for (const line of lines) fates.push(await storeOne(queries, line, context));
    return fates;
  },
});
