import { LinkProvider } from '@gastroshop/ui/link';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fragmentOf } from '../testing/fragment-of';
import { renderContent } from '../testing/render-content';
import { renderElements } from './render-elements';

const show = (html: string): HTMLElement =>
  renderContent(
    <LinkProvider renderLink={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      {renderElements(fragmentOf(html))}
    </LinkProvider>,
  ).container;

describe('running text', () => {
  it('keeps what it is made of', () => {
    expect(
      show(
        '<h1>Titel</h1><p>Seit <strong>1950</strong><br>in <em>Zell</em></p><ul> <li>frisch</li> </ul><hr>',
      ).innerHTML,
    ).toBe('<h2>Titel</h2><p>Seit <strong>1950</strong><br>in <em>Zell</em></p><ul><li>frisch</li></ul><hr>');
  });

  it('keeps tables with their spans, and nothing else that cells might carry', () => {
    const text = show(
      '<table><thead><tr><th scope="col" style="color:red">A</th></tr></thead><tbody><tr><td colspan="2" rowspan="x" class="x">B</td></tr></tbody></table>',
    );
    expect(text.innerHTML).toBe(
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
    );
  });

  it("leads links through the app's router, and gives other sites no handle on the shop", () => {
    show(
      '<a href="/flyers">Flugblatt</a> <a href="https://a.example" target="_blank" rel="opener">Hersteller</a> <a href="javascript:alert(1)">Falle</a>',
    );
    expect(screen.getByRole('link', { name: 'Flugblatt' })).toHaveAttribute('href', '/app/flyers');
    expect(screen.getByRole('link', { name: 'Hersteller (neues Fenster)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByText('Falle').closest('a')).toBeNull();
  });

  it('loses style, class, id and tags it may not have, and keeps their words', () => {
    expect(
      show('<p style="color:red" class="a" id="b">x<font color="red">y</font></p><!-- z -->').innerHTML,
    ).toBe('<p>xy</p>');
  });
});
