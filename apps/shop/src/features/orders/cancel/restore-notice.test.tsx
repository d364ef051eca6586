import type { Order } from '@gastroshop/api-contract';
import { answeringFetch, renderShop, sentRequests, testOrder } from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RestoreNotice } from './restore-notice';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const PATH = 'POST /v1/effective-customers/AZ/48213/order/4711/restore';

const cancelled = (more: Partial<Order> = {}): Order =>
  testOrder('4711', {
    revision: 2,
    restorableUntil: '2026-11-25T15:00:00.000Z',
    statusHistory: [{ status: 'CANCELLED', at: '2026-11-25T09:00:00Z' }],
    ...more,
  });

describe('ORD-8: a cancellation taken back', () => {
  it('says until when, and sends the revision that is on the screen', async () => {
    const user = userEvent.setup();
    const fetch = answeringFetch((path) => (path === PATH ? cancelled({ revision: 3 }) : undefined));
    renderShop(<RestoreNotice order={cancelled()} now={NOW} />, { fetch });
    expect(
      screen.getByText('Die Bestellung ist storniert. Das lässt sich heute bis 16:00 rückgängig machen.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    expect(await screen.findByText('Bestellung 4711 gilt wieder wie bestellt')).toBeVisible();
    expect(sentRequests(fetch).filter(({ call }) => call === PATH)).toHaveLength(1);
  });

  it('says why it does not work any more', async () => {
    const user = userEvent.setup();
    const refusal = new Response(JSON.stringify({ code: 'deadline-passed', locked: [] }), {
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
    });
    const fetch = answeringFetch((path) => (path === PATH ? refusal : undefined));
    renderShop(<RestoreNotice order={cancelled({ statusHistory: [] })} now={NOW} />, { fetch });
    expect(
      screen.getByText('Eine Lieferung ist storniert. Das lässt sich heute bis 16:00 rückgängig machen.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    expect(await screen.findByText(/^Dafür ist es jetzt zu spät/)).toBeVisible();
  });

  it.each<[string, Partial<Order>]>([
    ['after the deadline', { restorableUntil: '2026-11-25T10:00:00.000Z' }],
    ['without a cancellation', { restorableUntil: undefined }],
  ])('says nothing %s', (_, more) => {
    renderShop(<RestoreNotice order={cancelled(more)} now={NOW} />);
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).not.toBeInTheDocument();
  });
});
