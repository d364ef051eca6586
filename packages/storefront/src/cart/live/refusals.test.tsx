import { screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect, it } from 'vitest';
import { fakeGateway } from '../../testing/fake-gateway';
import { problemError, testProduct } from '@gastroshop/cart/testing';
import { renderShop } from '../../testing/render-shop';
import type { RefusedEdit } from '@gastroshop/cart/sending';
import { useRefusals } from './use-refusals';

const gateway = fakeGateway({
  products: (skus) => Promise.resolve(skus.map((sku) => testProduct(sku, `Artikel ${sku}`))),
});

const refusal = (sku: string, code: string, more: Readonly<Record<string, unknown>> = {}): RefusedEdit => ({
  owner: 'own',
  edit: { sku, amount: 1, unit: 'Stk', operationId: sku, actedAt: 0, phase: 'sending' },
  error: problemError(422, { type: 'about:blank', title: 'Refused', status: 422, code, ...more }),
});

const Refused = ({ edits }: { readonly edits: readonly RefusedEdit[] }) => {
  const [left, setLeft] = useState(edits);
  useRefusals(
    left,
    useCallback((operationIds) => {
      setLeft((before) => before.filter(({ edit }) => !operationIds.includes(edit.operationId)));
    }, []),
  );
  return <p>{`${left.length} left`}</p>;
};

it('CRT-4: names what was refused and why, once for all of a kind', async () => {
  const edits = [
    refusal('1', 'amount-too-small', { sku: '1', smallestAmount: 6 }),
    ...['2', '3', '4', '5', '6', '7', '8'].map((sku) => refusal(sku, 'articles-not-available')),
    refusal('9', 'invalid-body'),
  ];
  renderShop(<Refused edits={edits} />, { gateway });
  expect(
    await screen.findByText('Ungültige Menge für Artikel 1 Artikel 1, Mindestmenge 6'),
  ).toBeInTheDocument();
  expect(await screen.findByText('7 Änderungen wurden nicht übernommen')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Derzeit nicht zu bestellen: Artikel 2, Artikel 3, Artikel 4, Artikel 5, Artikel 6, 2 weitere',
    ),
  ).toBeInTheDocument();
  expect(await screen.findByText('Artikel 9. Bitte versuchen Sie es noch einmal.')).toBeInTheDocument();
  expect(screen.getByText('0 left')).toBeInTheDocument();
});
