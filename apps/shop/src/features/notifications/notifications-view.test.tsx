import type { Notification, NotificationPreference } from '@gastroshop/api-contract';
import {
  answeringFetch,
  type FakeAnswer,
  fakeGateway,
  renderShop,
  TEST_SCOPE,
} from '@gastroshop/storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NotificationBell } from './notification-bell';
import { NotificationsView } from './notifications-view';
import { UrgentNotice } from './urgent-notice';

const DELIVERY = { id: 'DELIVERY', name: 'Lieferung' };
const OFFER = { id: 'OFFER', name: 'Angebote' };

const notification = (id: string, differing: Partial<Notification> = {}): Notification => ({
  id,
  unread: true,
  publishedAt: '2026-11-23T08:00:00Z',
  subject: `Betreff ${id}`,
  content: `Erster Absatz ${id}\n\nZweiter Absatz`,
  notificationType: DELIVERY,
  isImportant: false,
  ...differing,
});

const PREFERENCES: readonly NotificationPreference[] = [
  { notificationType: DELIVERY, channels: ['WEBSHOP'] },
  { notificationType: OFFER, channels: ['WEBSHOP', 'EMAIL'] },
];

const pageOf = (notifications: readonly Notification[]) => ({
  notifications,
  page: { totalElements: notifications.length, totalPages: 1, number: 0, size: 100 },
});

const backend = (differing: Readonly<Record<string, FakeAnswer>> = {}) =>
  answeringFetch((path) => {
    const own = Object.entries(differing).find(([key]) => path.includes(key));
    if (own !== undefined) return own[1];
    if (path.includes('/notifications/page/'))
      return pageOf([notification('1'), notification('2', { unread: false, isImportant: true })]);
    if (path.endsWith('/notifications/preferences')) return PREFERENCES;
    return path.endsWith('/mark-read') ? {} : undefined;
  });

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

const bodyOf = ({ body }: RequestInit): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);

const bodies = (fetch: ReturnType<typeof backend>, method: string) =>
  fetch.mock.calls.flatMap(([input, init]) =>
    init?.method === method ? [[addressOf(input), bodyOf(init)] as const] : [],
  );

const show = (differing: Readonly<Record<string, FakeAnswer>> = {}) => {
  const fetch = backend(differing);
  const onAddressChange = vi.fn<(address: string) => void>();
  renderShop(<NotificationsView address="" onAddressChange={onAddressChange} />, { fetch });
  return { fetch, onAddressChange };
};

describe('NotificationsView', () => {
  it('NOT-2: unfolds a notification, which is read then', async () => {
    const { fetch } = show();
    await userEvent.click(await screen.findByRole('button', { name: /Betreff 1/ }));
    expect(screen.getByText('Erster Absatz 1')).toBeVisible();
    await waitFor(() => {
      expect(bodies(fetch, 'PUT')).toEqual([['/v1/user/notifications/mark-read', ['1']]]);
    });
    // One that was read before is not told again.
    await userEvent.click(screen.getByRole('button', { name: /Betreff 2/ }));
    expect(bodies(fetch, 'PUT')).toHaveLength(1);
  });

  it('ERR-5: says so when marking failed', async () => {
    show({ '/mark-read': 500 });
    await userEvent.click(await screen.findByRole('button', { name: /Betreff 1/ }));
    expect(await screen.findByText('Fehler')).toBeVisible();
  });

  it('lists one type by the address', async () => {
    const { onAddressChange } = show();
    const types = await screen.findByRole('combobox', { name: /Art/ });
    await within(types).findByRole('option', { name: 'Angebote' });
    await userEvent.selectOptions(types, 'OFFER');
    expect(onAddressChange).toHaveBeenLastCalledWith('type=OFFER');
  });

  it('NOT-3: keeps a choice per type and channel', async () => {
    const { fetch } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Wie ich informiert werde' }));
    const box = await screen.findByRole('checkbox', { name: 'Lieferung: E-Mail' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(box).toBeChecked();
    await waitFor(() => {
      expect(bodies(fetch, 'PUT')).toEqual([
        [
          '/v1/user/notifications/preferences',
          [
            { notificationType: { id: 'DELIVERY' }, channels: ['WEBSHOP', 'EMAIL'] },
            { notificationType: { id: 'OFFER' }, channels: ['WEBSHOP', 'EMAIL'] },
          ],
        ],
      ]);
    });
  });
});

describe('UrgentNotice', () => {
  const urgent = { '/notifications/urgent': { numberOfOlderUnread: 2, mostRecentUnread: notification('9') } };

  it('NOT-2: shows the urgent one until it is closed, which marks it as read', async () => {
    const fetch = backend(urgent);
    renderShop(<UrgentNotice href="/my/notification-center" />, { fetch });
    const dialog = await screen.findByRole('dialog', { name: 'Betreff 9' });
    expect(within(dialog).getByText('Noch 2 weitere dringende Mitteilungen')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gelesen' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await waitFor(() => {
      expect(bodies(fetch, 'PUT')).toEqual([['/v1/user/notifications/mark-read', ['9']]]);
    });
  });

  it('NOT-1: asks for nothing while no customer is chosen', async () => {
    const fetch = backend(urgent);
    renderShop(
      <>
        <UrgentNotice href="/n" />
        <NotificationBell href="/n" />
      </>,
      { fetch, gateway: fakeGateway({ scope: { ...TEST_SCOPE, customerId: '' }, cart: undefined }) },
    );
    expect(await screen.findByRole('button', { name: 'Mitteilungen' })).toBeVisible();
    expect(fetch.mock.calls.filter(([input]) => addressOf(input).includes('notifications'))).toEqual([]);
  });
});

// A number as the answer of the fake backend would be a status.
const THREE = { valueOf: () => 3, toJSON: () => 3 };

it('NOT-1: the bell tells how many are unread', async () => {
  const { navigate } = renderShop(<NotificationBell href="/n" />, {
    fetch: answeringFetch((path) => (path.endsWith('/unread-count') ? THREE : undefined)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mitteilungen, 3 ungelesen' }));
  expect(navigate).toHaveBeenCalledWith('/n');
});
