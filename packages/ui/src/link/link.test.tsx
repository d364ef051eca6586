import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link } from './link';
import { LinkProvider } from './link-provider';

describe('links of the kit', () => {
  it('are plain links without a router', () => {
    render(<Link href="/cart">Korb</Link>);
    expect(screen.getByRole('link', { name: 'Korb' })).toHaveAttribute('href', '/cart');
  });

  it("go through the app's router where there is one", () => {
    render(
      <LinkProvider renderLink={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
        <Link href="/cart">Korb</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Korb' })).toHaveAttribute('href', '/app/cart');
  });
});
