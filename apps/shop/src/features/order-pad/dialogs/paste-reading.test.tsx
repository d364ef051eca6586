import { renderShop } from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PasteReading } from './paste-reading';

const said = (text: string) => {
  renderShop(<PasteReading text={text} />);
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

  it('announces the question for the column', async () => {
    await said('Artikelnummer;Bezeichnung;Mo;Di;Einheit\n373326;Paradeiser geschält;2;1;Ktn');
    expect(await screen.findByText('Welche Spalte die Menge ist, wird gleich gefragt.')).toBeVisible();
  });
});
