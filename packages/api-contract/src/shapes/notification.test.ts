import { describe, expect, it } from 'vitest';
import {
  NOTIFICATION_CHANNELS,
  notificationIds,
  notificationPreference,
  notificationPreferenceChanges,
  urgentNotifications,
} from './notification';
import { refusedAt } from './testing/refused-at';

const type = { id: 'PRICE', name: 'Preise' };

describe('NOT-3: preferences per type and channel', () => {
  it('there are three channels', () => {
    expect(NOTIFICATION_CHANNELS).toEqual(['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION']);
  });

  it.each([[['WEBSHOP']], [['EMAIL', 'PUSH_NOTIFICATION']], [[]]])('takes %j for a type', (channels) => {
    expect(refusedAt(notificationPreference, { notificationType: type, channels })).toEqual([]);
    expect(refusedAt(notificationPreferenceChanges, [{ notificationType: type, channels }])).toEqual([]);
  });

  it('refuses another channel, and a preference without its type', () => {
    expect(refusedAt(notificationPreferenceChanges, [{ notificationType: type, channels: ['FAX'] }])).toEqual(
      ['0.channels.0'],
    );
    expect(refusedAt(notificationPreferenceChanges, [{ channels: [] }])).toEqual(['0.notificationType']);
  });
});

describe('urgent notifications', () => {
  it('may be none', () => {
    expect(refusedAt(urgentNotifications, { numberOfOlderUnread: 0 })).toEqual([]);
    expect(refusedAt(urgentNotifications, { numberOfOlderUnread: -1, mostRecentUnread: {} })).toContain(
      'numberOfOlderUnread',
    );
  });

  it('300 can be marked read at once', () => {
    expect(refusedAt(notificationIds, Array.from({ length: 300 }, String))).toEqual([]);
    expect(refusedAt(notificationIds, Array.from({ length: 301 }, String))).toEqual(['']);
  });
});
