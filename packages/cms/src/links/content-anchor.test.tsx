import { LinkProvider } from '@gastroshop/ui/link';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderContent } from '../testing/render-content';
import { ContentAnchor } from './content-anchor';

const linkTo = (url: string, target?: string) =>
  renderContent(
    <LinkProvider renderLink={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      <ContentAnchor url={url} target={target}>
        Weiter
      </ContentAnchor>
    </LinkProvider>,
  );

describe('links of content', () => {
  it("go through the app's router within the shop, and never to a new window", () => {
    linkTo('/flyers', '_blank');
    const link = screen.getByRole('link', { name: 'Weiter' });
    expect(link).toHaveAttribute('href', '/app/flyers');
    expect(link).not.toHaveAttribute('target');
  });

  it('leave the shop with no handle on it, and say so when a window opens', () => {
    linkTo('https://example.com', '_blank');
    const link = screen.getByRole('link', { name: 'Weiter (neues Fenster)' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('open no window unless the editor asked for it', () => {
    linkTo('https://example.com', 'evil');
    expect(screen.getByRole('link', { name: 'Weiter' })).not.toHaveAttribute('target');
  });

  it.each(['/media/preise.pdf', '/auth/redirect', '/cms-preview/start'])('are plain for %s', (url) => {
    linkTo(url);
    expect(screen.getByRole('link')).toHaveAttribute('href', url);
  });

  it('leave it to the app whether a fair is its own', () => {
    linkTo('/subshop/promotions/herbst/');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/app/subshop/promotions/herbst/');
  });

  it('are words alone without a safe address', () => {
    linkTo('javascript:alert(1)');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Weiter')).toBeInTheDocument();
  });
});
