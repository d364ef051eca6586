import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './logo';
import { ShopUiProvider } from './shop-ui-provider';
import { useLogo } from './use-logo';

const shown = () => screen.getByRole('img');

describe('TEN-3: a logo', () => {
  it('is the theme’s mark and name, the brand’s part in its colour', () => {
    render(<Logo theme="alpin" name="Alpingastro" />);
    expect(shown().getAttribute('aria-label')).toBe('Alpingastro');
    expect(shown().textContent).toBe('Alpingastro');
    expect(shown().querySelectorAll('svg, img')).toHaveLength(1);
    expect(shown().querySelector('svg')).not.toBeNull();
  });

  it('has the name of a tenant under the theme’s mark', () => {
    render(<Logo theme="alpin" name="Alpenland" />);
    expect(shown().getAttribute('aria-label')).toBe('Alpenland');
    expect(shown().textContent).toBe('Alpenland');
    expect(shown().querySelector('svg')).not.toBeNull();
  });

  it('has a tenant’s own mark, from where that is served', () => {
    render(<Logo theme="gastrofresh" name="Alpenland" mark="/v1/favicon.svg" markOnly />);
    expect(shown().getAttribute('aria-label')).toBe('Alpenland');
    expect(shown().querySelector('img')?.getAttribute('src')).toBe('/v1/favicon.svg');
    expect(shown().querySelector('svg')).toBeNull();
    expect(shown().textContent).toBe('');
  });

  it('is known to every page below the provider that was told of it', () => {
    const Paper = () => <Logo theme="gastrofresh" {...useLogo()} />;
    render(
      <ShopUiProvider logo={{ name: 'Alpenland', mark: '/v1/favicon.svg' }}>
        <Paper />
      </ShopUiProvider>,
    );
    expect(shown().textContent).toBe('Alpenland');
    expect(shown().querySelector('img')).not.toBeNull();
  });
});
