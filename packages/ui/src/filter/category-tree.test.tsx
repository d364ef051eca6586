import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from '../link';
import { renderKit } from '../testing';
import { categoryTree, wholeRange } from './categories.sample';
import { CategoryTree } from './category-tree';

const link = (name: RegExp): HTMLElement | null => screen.queryByRole('link', { name });

/** The tree with links that change the current category, as a router does. */
const Routed = (): ReactNode => {
  const [current, setCurrent] = useState<string>();
  return (
    <LinkProvider
      renderLink={({ href, className, children, 'aria-current': here }) => (
        <a
          href={href}
          className={className}
          aria-current={here}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(href === '#all' ? undefined : href.slice(1));
          }}
        >
          {children}
        </a>
      )}
    >
      <CategoryTree categories={categoryTree} all={wholeRange} current={current} />
    </LinkProvider>
  );
};

describe('the category tree', () => {
  it('opens the branch of the current category and says which it is', () => {
    renderKit(<CategoryTree categories={categoryTree} current="meat" />);
    expect(link(/Fleisch/)).toHaveAttribute('aria-current', 'page');
    expect(link(/^Rind/)).toBeInTheDocument();
    expect(link(/^Speiseeis/)).toBeNull();
    expect(link(/Fleisch & Geflügel 318 Artikel|Fleisch & Geflügel318 Artikel/)).toBeInTheDocument();
  });

  it('marks the whole range while no category is chosen', () => {
    renderKit(<CategoryTree categories={categoryTree} all={wholeRange} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Alle Artikel');
  });

  it('folds and unfolds by button, and shows a category that is gone to below a folded one', async () => {
    renderKit(<Routed />);
    await userEvent.click(screen.getByRole('button', { name: 'Kategorien in Frische' }));
    await userEvent.click(screen.getByRole('link', { name: /Fisch/ }));
    expect(link(/Fisch/)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Kategorien in Frische' }));
    expect(link(/Fisch/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Tiefkühl/ }));
    expect(link(/^Speiseeis/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Frische/ }));
    expect(link(/Fisch/)).toBeInTheDocument();
  });

  it('is travelled with arrow keys', async () => {
    renderKit(<CategoryTree categories={categoryTree} all={wholeRange} />);
    await userEvent.tab();
    expect(link(/Alle Artikel/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(link(/Fleisch/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(link(/Fleisch/)).toBeNull();
    await userEvent.keyboard('{End}');
    expect(link(/Aktionsware/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(link(/Alle Artikel/)).toHaveFocus();
  });
});
