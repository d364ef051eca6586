import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing';
import { AttributeBadge } from './attribute-badge';
import type { ProductBannerData } from './banner-text';
import { ProductBadges } from './product-badges';
import { ProductBanner } from './product-banner';

const badge = (key: string) => ({ key, label: `Wort ${key}`, hasIcon: true });

describe('PRD-4: attribute badges', () => {
  it.each([
    'Tiefgekuehlt',
    'Gekuehlt',
    'Wiegeartikel',
    'Bio',
    'Msc',
    'Asc',
    'Veg',
    'Gf',
    'Lf',
    'Bestellschluss',
    'Bestellartikel',
  ])('%s has a logo beside its word', (key) => {
    const { container } = renderKit(<AttributeBadge badge={badge(key)} />);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(container).toHaveTextContent(`Wort ${key}`);
  });

  it.each(['Eg', 'Ed', 'Ama', 'Kos', 'Hal', 'Veget'])(
    '%s has no logo, even where one is asked for',
    (key) => {
      const { container } = renderKit(<AttributeBadge badge={badge(key)} iconOnly />);
      expect(container.querySelector('svg')).toBeNull();
      expect(container).toHaveTextContent(`Wort ${key}`);
    },
  );

  it('are three at most, and a logo alone still has its word for screen readers', () => {
    const { container } = renderKit(
      <ProductBadges badges={['Bio', 'Gf', 'Veg', 'Msc'].map(badge)} words={2} />,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(3);
    expect(screen.getByText('Wort Veg')).toHaveClass('spokenOnly');
    expect(screen.getByText('Wort Gf')).not.toHaveClass('spokenOnly');
  });
});

it('what changes the bill stands before the banner, the others behind it', () => {
  const { container } = renderKit(
    <ProductBadges
      badges={[{ ...badge('Wiegeartikel'), isBilled: true }, badge('Gekuehlt')]}
      banner={{ kind: 'NEW' }}
      words={1}
    />,
  );
  expect(container).toHaveTextContent('Wort WiegeartikelNeuWort Gekuehlt');
  expect(screen.getByText('Wort Gekuehlt')).toHaveClass('spokenOnly');
});

describe('PRD-7: the banner', () => {
  const banners: readonly (readonly [string, string, ProductBannerData])[] = [
    ['wieder ab Mo, 30.11.', 'back from Mo, 30.11.', notAvailable('AVAILABLE_SOON', 'Mo, 30.11.')],
    ['bald wieder da', 'back soon', notAvailable('AVAILABLE_SOON')],
    ['nicht mehr im Sortiment', 'no longer in the range', notAvailable('REMOVED_FROM_INVENTORY')],
    ['nicht verfügbar', 'not available', notAvailable('INACTIVE')],
    ['Vorbestellung', 'Pre-order', { kind: 'PRE_ORDER' }],
    ['Aktion −12 %', 'Offer −12 %', { kind: 'ON_SALE', audience: 'ALL', percent: '12 %' }],
    ['Ihr Preis', 'Your price', { kind: 'ON_SALE', audience: 'CUSTOMER' }],
    ['Neu', 'New', { kind: 'NEW' }],
  ];

  it.each(banners)('says "%s", in English "%s"', (german, english, banner) => {
    const { container, unmount } = renderKit(<ProductBanner banner={banner} />);
    expect(container).toHaveTextContent(german);
    unmount();
    const { container: other } = renderKit(<ProductBanner banner={banner} />, 'en-GB');
    expect(other).toHaveTextContent(english);
  });
});

function notAvailable(
  reason: 'AVAILABLE_SOON' | 'REMOVED_FROM_INVENTORY' | 'INACTIVE',
  from?: string,
): ProductBannerData {
  return { kind: 'NOT_AVAILABLE', reason, from };
}
