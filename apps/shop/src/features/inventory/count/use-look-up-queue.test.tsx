import type { ResolvedOrderListLine } from '@gastroshop/api-contract';
import { fakeGateway, renderShop, testProduct } from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UnresolvedLine } from './inventory-count';
import { useLookUpQueue } from './use-look-up-queue';
import type { CountActions } from './use-count';

const obers = testProduct('100', 'Obers');
const LINE: UnresolvedLine = { kind: 'CODE', key: '? 1', code: '9001234567894', amount: '3' };

type Replace = CountActions['replaceCode'];

const Queue = ({
  onReplace,
  lines,
}: {
  readonly onReplace: Replace;
  readonly lines: readonly UnresolvedLine[];
}) => {
  useLookUpQueue(lines, { replaceCode: onReplace });
  return null;
};

const lookUp = (answer: Partial<ResolvedOrderListLine>) => {
  const onReplace = vi.fn<Replace>();
  const gateway = fakeGateway({
    resolve: () =>
      Promise.resolve({ lines: [{ lineNumber: 1, outcome: 'FOUND', product: obers, ...answer }] }),
  });
  const { rerender } = renderShop(<Queue onReplace={onReplace} lines={[LINE]} />, { gateway });
  return { onReplace, rerender };
};

describe('a code that was scanned without a network', () => {
  it('is counted as it was noted once it is known', async () => {
    const { onReplace } = lookUp({ unitAbbreviation: 'Stk', match: 'GTIN' });
    await vi.waitFor(() => {
      expect(onReplace).toHaveBeenCalledWith(LINE, obers, 'Stk');
    });
    expect(screen.queryByText('Die Menge ist noch offen')).toBeNull();
  });

  it('is not counted where it is that of a pack it does not come in, and what was noted is told', async () => {
    const { onReplace } = lookUp({
      outcome: 'UNIT_UNKNOWN',
      match: 'GTIN',
      reason: 'Obers gibt es in: Stück.',
    });
    expect(await screen.findByText('Die Menge ist noch offen')).toBeVisible();
    expect(screen.getByText('Obers gibt es in: Stück. Notiert war 3.')).toBeVisible();
    expect(onReplace).toHaveBeenCalledWith({ ...LINE, amount: '' }, obers, undefined);
  });
});
