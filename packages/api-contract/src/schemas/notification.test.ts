import { describe, expect, it } from 'vitest';
import {
  NOTIFICATION_CHANNELS,
  notificationIdsSchema,
  notificationPreferenceSchema,
  notificationPreferenceChangesSchema,
  urgentNotificationsSchema,
} from './notification';
import { refusedAt } from './testing/refused-at';

const type = { id: 'PRICE', name: 'Preise' };

describe('NOT-3: preferences per type and channel', () => {
  it('there are three channels', () => {
    expect(NOTIFICATION_CHANNELS).toEqual(['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION']);
  });

  it.each([[['WEBSHOP']], [['EMAIL', 'PUSH_NOTIFICATION']], [[]]])('takes %j for a type', (channels) => {
    expect(refusedAt(notificationPreferenceSchema, { notificationType: type, channels })).toEqual([]);
    expect(refusedAt(notificationPreferenceChangesSchema, [{ notificationType: type, channels }])).toEqual(
      [],
    );
  });

  it('refuses another channel, and a preference without its type', () => {
    expect(
      refusedAt(notificationPreferenceChangesSchema, [{ notificationType: type, channels: ['FAX'] }]),
    ).toEqual(['0.channels.0']);
    expect(refusedAt(notificationPreferenceChangesSchema, [{ channels: [] }])).toEqual([
      '0.notificationType',
    ]);
  });
});

describe('urgent notifications', () => {
  it('may be none', () => {
    expect(refusedAt(urgentNotificationsSchema, { numberOfOlderUnread: 0 })).toEqual([]);
    expect(refusedAt(urgentNotificationsSchema, { numberOfOlderUnread: -1, mostRecentUnread: {} })).toContain(
      'numberOfOlderUnread',
    );
  });

  it('300 can be marked read at once', () => {
    expect(refusedAt(notificationIdsSchema, Array.from({ length: 300 }, String))).toEqual([]);
    expect(refusedAt(notificationIdsSchema, Array.from({ length: 301 }, String))).toEqual(['']);
  });
});
