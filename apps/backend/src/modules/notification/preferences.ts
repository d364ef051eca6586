import {
  NOTIFICATION_CHANNELS,
  type FieldProblem,
  type NotificationPreference,
  type NotificationPreferenceChange,
} from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { isNotificationTypeId, NOTIFICATION_TYPE_IDS, notificationTypeName } from './notification-types';

/** Channels of a type for which the user has set none. */
const DEFAULT_CHANNELS: readonly string[] = ['WEBSHOP'];

/** By which channels the user wants each type of notification (NOT-3): all types, set or not. */
export const notificationPreferences = async (
  queries: Queries,
  { tenant, userId }: AuthenticatedUser,
  locale: Locale,
): Promise<readonly NotificationPreference[]> => {
  const rows = await queries
    .selectFrom('notification_preference')
    .select(['type_id', 'channels'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .execute();
  const channelsOf = new Map(rows.map(({ type_id, channels }) => [type_id, channels]));
  return NOTIFICATION_TYPE_IDS.map((id) => {
    const chosen = channelsOf.get(id) ?? DEFAULT_CHANNELS;
    return {
      notificationType: { id, name: notificationTypeName(id, locale) },
      channels: NOTIFICATION_CHANNELS.filter((channel) => chosen.includes(channel)),
    };
  });
};

/**
 * Sets the channels of the types named; the others stay. Of a type that is named twice the last counts.
 *
 * @throws ProblemError invalid-request for a type there is not
 */
export const setPreferences = async (
  queries: Queries,
  { tenant, userId }: AuthenticatedUser,
  changes: readonly NotificationPreferenceChange[],
): Promise<void> => {
  const problems = changes.flatMap(({ notificationType }, index): readonly FieldProblem[] =>
    isNotificationTypeId(notificationType.id)
      ? []
      : [{ field: `${index}.notificationType.id`, message: 'There is no such type.' }],
  );
  const [first] = problems;
  if (first !== undefined)
    throwProblem('invalid-request', {
      field: first.field,
      detail: first.message,
      errors: problems.slice(0, 20),
    });
  const channelsOf = new Map(changes.map(({ notificationType: { id }, channels }) => [id, channels]));
  // In one order, so that two changes at once never wait for each other.
  for (const [typeId, channels] of [...channelsOf].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await queries
      .insertInto('notification_preference')
      .values({ tenant, user_id: userId, type_id: typeId, channels: [...new Set(channels)] })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'user_id', 'type_id']).doUpdateSet({ channels: [...new Set(channels)] }),
      )
      .execute();
};
