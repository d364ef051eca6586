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

  it('has the parts of a tenant’s name and the shapes of its mark, in the colours of the page', () => {
    render(
      <Logo
        theme="gastrofresh"
        name="Bio Hof"
        wordmark={[
          { text: 'Bio ', brand: true },
          { text: 'Hof', brand: false },
        ]}
        mark={[{ path: 'M4 4h24v24H4z" onload="alert(1)', stroke: 'ground', strokeWidth: 2 }]}
      />,
    );
    expect(shown().getAttribute('aria-label')).toBe('Bio Hof');
    expect(shown().textContent).toBe('Bio Hof');
    const paths = [...shown().querySelectorAll('path')];
    expect(paths).toHaveLength(1);
    // What is no path stays within its attribute.
    expect(paths[0]?.getAttribute('d')).toBe('M4 4h24v24H4z" onload="alert(1)');
    expect(paths[0]?.hasAttribute('onload')).toBe(false);
    expect(paths[0]?.getAttribute('stroke')).toBe('var(--gs-brand)');
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
