import type { OrderListLine, ResolvedOrderList } from '@gastroshop/api-contract';
import { fakeGateway, renderShop, testProduct } from '@gastroshop/storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PasteReading } from './paste-reading';
import { usePasteReading } from './use-paste-reading';

/** Tomatoes are known, and what is called cream is two products. */
const answer = (lines: readonly OrderListLine[]): Promise<ResolvedOrderList> =>
  Promise.resolve({
    lines: lines.map(({ lineNumber, article, amount }) =>
      article === '373326'
        ? {
            lineNumber,
            outcome: 'FOUND',
            product: testProduct('373326', 'Paradeiser'),
            unitAbbreviation: 'Ktn',
            unitFrom: 'WRITTEN',
            amount: Number(amount),
          }
        : {
            lineNumber,
            outcome: 'SEVERAL_ARTICLES',
            candidates: [testProduct('1', 'Obers'), testProduct('2', 'Obers')],
          },
    ),
  });

const Said = ({ text }: { readonly text: string }) => <PasteReading reading={usePasteReading(text)} />;

const said = (text: string) => {
  renderShop(<Said text={text} />, { gateway: fakeGateway({ resolve: answer }) });
  return screen.findByRole('status');
};

describe('what is said of a list that is pasted', () => {
  it('is nothing before anything is written', async () => {
    expect(await said('  ')).toBeEmptyDOMElement();
  });

  it('counts the lines, those without an amount, and those without a product', async () => {
    const list = [
      'Hallo, bitte für morgen:',
      'Artikelnummer;Bezeichnung;Menge;Einheit',
      '373326;Paradeiser geschält;3;Ktn',
      '145576;Sauerrahm;2;Kübel',
      '124375;Obers;;Ktn',
    ].join('\n');
    await said(list);
    expect(
      await screen.findByText(/^2 Zeilen mit Artikel · 1 ohne Menge wird nicht bestellt · \d Zeilen? ohne/),
    ).toBeVisible();
  });

  it('says how many of them are ready and how many are open, before they are in the pad', async () => {
    await said('373326;Paradeiser geschält;3;Ktn\n373326;Paradeiser geschält;4;Ktn\n;Obers;2;Ktn');
    const counts = await screen.findByRole('status');
    await waitFor(() => {
      expect(counts).toHaveTextContent(/^2 bereit1 offen3 Zeilen mit Artikel$/);
    });
  });

  it('announces the question for the column', async () => {
    await said('Artikelnummer;Bezeichnung;Mo;Di;Einheit\n373326;Paradeiser geschält;2;1;Ktn');
    expect(await screen.findByText('Welche Spalte die Menge ist, wird gleich gefragt.')).toBeVisible();
  });
});
