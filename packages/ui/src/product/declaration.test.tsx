import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing';
import { AllergenLetters } from './allergen-letters';
import { AllergenTable } from './allergen-table';
import { NutritionTable } from './nutrition-table';
import { OriginList } from './origin-list';
import { PackagingItem } from './packaging-item';
import { ProductThumbnail } from './product-thumbnail';
import { WineDetails } from './wine-details';

describe('PRD-9: allergens', () => {
  it('are fourteen with their Austrian letters, and what is unknown is never free', () => {
    renderKit(<AllergenTable states={{ GLUTEN: 'CONTAINED', SOY: 'TRACES', CRAB: 'NONE' }} />);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.map((text) => text.charAt(0)).join('')).toBe('ABCDEFGHLMNOPR');
    expect(items[0]).toBe('AGlutenenthalten');
    expect(items[1]).toBe('BKrebstierenicht enthalten');
    expect(items[5]).toBe('FSojaSpuren');
    expect(items[2]).toBe('CEikeine Angabe');
  });

  it('in short are letters to see and words to hear', () => {
    const { container } = renderKit(
      <AllergenLetters states={{ MILK: 'CONTAINED', SOY: 'TRACES', EGGS: 'CONTAINED' }} />,
    );
    expect(container).toHaveTextContent('CGFEnthält: Ei, Milch. Spuren: Soja');
  });

  it('in short tell nothing known from nothing contained', () => {
    const { container, rerender } = renderKit(<AllergenLetters states={{}} />);
    expect(container).toHaveTextContent('keine Angabe');
    rerender(<AllergenLetters states={{ MILK: 'NONE' }} />);
    expect(container).toHaveTextContent('keine enthalten');
  });
});

describe('PRD-10: nutrients', () => {
  it('show kJ before kcal, per 100 g and per portion, and the reference', () => {
    renderKit(
      <NutritionTable
        basis="100 g"
        portion="150 g"
        energy={{
          per100: { kcal: '223 kcal', kj: '935 kJ' },
          perPortion: { kj: '1.403 kJ', kcal: '335 kcal' },
          reference: '17',
        }}
        rows={[{ nutrient: 'SATURATES', depth: 1, per100: '4,6 g', perPortion: '6,9 g', reference: '35' }]}
      />,
    );
    const [head, energy, saturates, note] = screen.getAllByRole('row');
    expect(head).toHaveTextContent('Nährstoffje 100 gje Portion 150 g% Ref.*');
    expect(energy).toHaveTextContent('Energie935 kJ / 223 kcal1.403 kJ / 335 kcal17');
    expect(saturates).toHaveTextContent('davon gesättigt4,6 g6,9 g35');
    expect(note).toHaveTextContent('8.400 kJ / 2.000 kcal');
  });

  it('leave out columns nothing is known for', () => {
    renderKit(<NutritionTable basis="100 ml" rows={[{ nutrient: 'SUGARS', depth: 0, per100: '10 g' }]} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(within(screen.getByRole('table')).queryByText(/kcal/)).toBeNull();
  });
});

describe('PRD-11: packaging, origin and wine', () => {
  it.each([
    ['SINGLE_USE', 'Einweg, kein Pfand'],
    ['SINGLE_USE_DEPOSIT', 'Einweg mit Pfand'],
    ['MULTI_USE', 'Mehrweg, kein Pfand'],
    ['MULTI_USE_DEPOSIT', 'Mehrweg mit Pfand'],
    ['NO_DATA', 'keine Angabe'],
  ] as const)('%s reads "%s"', (packaging, words) => {
    const { container } = renderKit(<PackagingItem packaging={packaging} />);
    expect(container).toHaveTextContent(words);
  });

  it('origins stand by ingredient, with what is not told', () => {
    renderKit(
      <OriginList
        origins={[
          { ingredient: 'MILK', country: 'Österreich' },
          { ingredient: 'MILK', country: 'Deutschland', region: 'Allgäu' },
          { ingredient: 'MEAT' },
        ]}
      />,
    );
    expect(screen.getByText('Milch').nextElementSibling).toHaveTextContent(
      'Österreich · Allgäu, Deutschland',
    );
    expect(screen.getByText('Fleisch').nextElementSibling).toHaveTextContent('keine Angabe');
  });

  it('wine facts have their names', () => {
    renderKit(<WineDetails facts={[{ key: 'typeOfGrape', value: 'Zweigelt' }]} />);
    expect(screen.getByText('Rebsorte').nextElementSibling).toHaveTextContent('Zweigelt');
  });
});

describe('a picture', () => {
  it('that does not arrive is replaced by the drawing, until there is another', async () => {
    const image = { family: 'fruit', drawing: 'tomato', url: '/a.jpg' } as const;
    const { rerender } = renderKit(<ProductThumbnail image={image} size="row" alt="Paradeiser" />);
    fireEvent.error(screen.getByRole('img'));
    expect((await screen.findByRole('img')).getAttribute('src')).toMatch(/tomato.*svg/);
    rerender(<ProductThumbnail image={{ ...image, url: '/b.jpg' }} size="row" alt="Paradeiser" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.jpg');
  });
});
