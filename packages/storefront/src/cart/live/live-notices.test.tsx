import type { CartEvent } from '@gastroshop/api-contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderShop } from '../../testing/render-shop';
import { testProduct } from '@gastroshop/cart/testing';
import type { CartActions } from '../cart-context';
import type { OutboxEntry } from '@gastroshop/cart/outbox';
import { type CartHub, createCartHub } from '@gastroshop/cart/live';
import type { LateEdit } from '@gastroshop/cart/sending';
import { useClashNotices } from './use-clash-notices';
import { useLateEdits } from './use-late-edits';

const setLine = vi.fn<CartActions['setLine']>();
const setLines = vi.fn<CartActions['setLines']>();
const gateway = fakeGateway({
  products: (skus) => Promise.resolve(skus.map((sku) => testProduct(sku, `Artikel ${sku}`))),
});

const late = (sku: string, amount: number): LateEdit => ({
  owner: 'own',
  edit: { sku, amount, unit: 'KT', operationId: sku, actedAt: 0, phase: 'waiting' } satisfies OutboxEntry,
  order: { id: '1', userName: 'Maria', creationTime: '2026-11-25T09:42:00Z' },
});

interface LateProps {
  readonly edits: readonly LateEdit[];
  readonly settle: (edits: readonly LateEdit[]) => void;
}

const Late = ({ edits, settle }: LateProps) => {
  useLateEdits(edits, setLines, settle);
  return null;
};

it('CRT-9: says who ordered the cart and when, and orders what was typed only when told to', async () => {
  setLines.mockClear();
  const edits = [late('1', 30)];
  const settle = vi.fn();
  renderShop(<Late edits={edits} settle={settle} />, { gateway });
  expect(await screen.findByText('Maria hat diesen Warenkorb um 10:42 bestellt')).toBeInTheDocument();
  expect(screen.getByText(/^Artikel 1: 30\sKT sind nicht dabei\.$/)).toBeInTheDocument();
  expect(setLines).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('button', { name: /^30\sKT neu bestellen$/ }));
  expect(setLines).toHaveBeenCalledExactlyOnceWith([{ sku: '1', amount: 30, unit: 'KT', plan: undefined }]);
  expect(settle).toHaveBeenCalledWith(edits);
});

it('CRT-9: says it once for many, and of what was to be taken out that it was ordered', async () => {
  const several = [late('1', 30), late('2', 4), late('3', 0)];
  const { unmount } = renderShop(<Late edits={several} settle={vi.fn()} />, { gateway });
  expect(await screen.findByText('3 Änderungen sind nicht dabei.')).toBeInTheDocument();
  setLines.mockClear();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Alle 2 neu bestellen' }));
  expect(setLines).toHaveBeenCalledExactlyOnceWith([
    { sku: '1', amount: 30, unit: 'KT', plan: undefined },
    { sku: '2', amount: 4, unit: 'KT', plan: undefined },
  ]);
  unmount();
  renderShop(<Late edits={[late('3', 0)]} settle={vi.fn()} />, { gateway });
  expect(await screen.findByText('Artikel 3 ist mitbestellt.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /neu bestellen/ })).toBeNull();
});

it('CRT-9: orders anew with what was noted, and only says of a note alone that it came too late', async () => {
  setLines.mockClear();
  const remarks = { note: 'dick geschnitten', costCentre: 'Bar' };
  const [line, noted] = [late('1', 30), late('2', 4)].map((each) => ({
    ...each,
    edit: { ...each.edit, remarks },
  }));
  if (line === undefined || noted === undefined) throw new Error('There are two');
  const only: LateEdit = { ...noted, edit: { ...noted.edit, onlyRemarks: true } };
  const { unmount } = renderShop(<Late edits={[line, only]} settle={vi.fn()} />, { gateway });
  await userEvent.setup().click(await screen.findByRole('button', { name: /^30\sKT neu bestellen$/ }));
  expect(setLines).toHaveBeenCalledExactlyOnceWith([
    { sku: '1', amount: 30, unit: 'KT', plan: undefined, remarks },
  ]);
  unmount();
  renderShop(<Late edits={[only]} settle={vi.fn()} />, { gateway });
  expect(await screen.findByText('Artikel 2: „dick geschnitten · Bar“ ist nicht dabei.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /neu bestellen/ })).toBeNull();
});

it('CRT-9: offers nothing of what the order holds already, and says that it does', async () => {
  const inOrder: LateEdit = {
    ...late('1', 30),
    order: { orderItems: [{ productSku: '1', amount: 30, unitAbbr: 'KT' }] },
  };
  renderShop(<Late edits={[inOrder]} settle={vi.fn()} />, { gateway });
  expect(await screen.findByText('Artikel 1 ist mitbestellt.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /neu bestellen/ })).toBeNull();
});

const Notices = ({ hub }: { readonly hub: CartHub }) => {
  useClashNotices(hub, setLine);
  return null;
};

const event = (more: Partial<CartEvent>): CartEvent => ({
  userId: 'u2',
  customerId: '48213',
  eventType: 'ITEM_CHANGED',
  timestamp: '2026-11-25T09:42:00Z',
  ...more,
});

it('CRT-8: tells a clash on any page, with one tap to swap, unless a screen tells it itself', async () => {
  setLine.mockClear();
  const screens = new Set([() => undefined]);
  const hub = createCartHub(screens);
  renderShop(<Notices hub={hub} />, { gateway });
  const [kept, dropped] = [3, 5].map((amount) => ({ amount, unitAbbreviation: 'KT' }));
  const clash = event({ sku: '1', conflict: { sku: '1', kept, dropped } });
  act(() => {
    hub.tell(clash);
  });
  screens.clear();
  act(() => {
    hub.tell(event({ ...clash, userId: 'u1' }));
    hub.tell(clash);
  });
  expect(await screen.findByText(/^Artikel 1: es gilt 3\sKT$/)).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: /^5\sKT nehmen$/ }));
  expect(setLine).toHaveBeenCalledExactlyOnceWith('1', { amount: 5, unit: 'KT', plan: undefined });
});

it('CRT-9: says on any page that a colleague has ordered the cart', async () => {
  const hub = createCartHub(new Set());
  renderShop(<Notices hub={hub} />, { gateway });
  act(() => {
    hub.tell(event({ eventType: 'CART_SUBMITTED' }));
  });
  expect(await screen.findByText('Kollege hat diesen Warenkorb um 10:42 bestellt')).toBeInTheDocument();
});
