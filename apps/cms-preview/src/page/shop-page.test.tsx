import type { ContentPage } from '@gastroshop/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { omittedKind } from '../protocol';
import { renderInPreview } from '../testing/render-in-preview';
import { testEnvironment } from '../testing/test-environment';
import { ShopPage } from './shop-page';
import type { Shown } from './use-workspace-messages';

const shownOf = (page: ContentPage, more: Partial<Shown> = {}): Shown => ({
  kind: 'show',
  slug: 'x',
  page,
  isStartPage: false,
  locale: 'de-AT',
  day: '2026-12-24',
  scheme: 'light',
  marksHidden: false,
  ...more,
});

const show = (page: ContentPage, more?: Partial<Shown>) =>
  renderInPreview(
    <ShopPage shown={shownOf(page, more)} />,
    testEnvironment((path) => {
      if (path.includes('/products/skuBatch')) return [{ sku: '1', name: 'Bergkäse' }];
      return { links: [], columns: [] };
    }),
  );

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a draft in its frame', () => {
  it('CMS-1: names what nobody can draw at its place, and why', () => {
    const block = { kind: 'heading' as const, id: '#1', text: 'x' };
    Reflect.set(block, 'kind', omittedKind({ problem: 'WRONG_SHAPE', kind: 'teaserTiles' }));
    show({ meta: {}, blocks: [{ kind: 'heading', text: 'Davor' }, block] });
    expect(screen.getByText('Davor')).toBeVisible();
    expect(screen.getByText('Fehlerhafter Baustein „Kacheln“')).toBeVisible();
    expect(document.querySelector('[data-block="#1"]')).not.toBeNull();
  });

  it('shows what has a time on its days alone, and marks it where it is asked to', () => {
    const page: ContentPage = {
      meta: {},
      blocks: [{ kind: 'heading', id: 'a', text: 'Silvester', validity: { validFrom: '2026-12-31' } }],
    };
    show(page).unmount();
    expect(screen.queryByText('Silvester')).toBeNull();
    show(page, { day: '2026-12-31' }).unmount();
    const { container } = show(page, { marksHidden: true });
    expect(container.textContent).toContain('An diesem Tag nicht zu sehen: Überschrift');
    expect(container.textContent).not.toContain('Silvester');
  });

  it('names articles that do not exist', async () => {
    show({ meta: {}, blocks: [{ kind: 'featuredProducts', skus: ['1', '999'] }] });
    expect(await screen.findByText('Bergkäse')).toBeVisible();
    expect(screen.getByText('Diesen Artikel gibt es nicht. Im Shop fehlt er.')).toBeVisible();
    expect(screen.getByText('999')).toBeVisible();
  });

  it('CMS-2: lets a form be tried out by its rules, and sends nothing', async () => {
    show({
      meta: {},
      blocks: [
        {
          kind: 'formBlock',
          title: 'Vorbestellen',
          form: {
            id: 'f',
            fields: [
              {
                type: 'textInput',
                label: 'PLZ',
                required: true,
                textInput: { multiline: false, regexPattern: '[0-9]{4}', regexLabel: 'Vier Ziffern' },
              },
            ],
          },
        },
      ],
    });
    const field = await screen.findByRole('textbox', { name: /PLZ/ });
    const send = screen.getByRole('button', { name: 'Absenden' });
    fireEvent.change(field, { target: { value: '57' } });
    fireEvent.click(send);
    expect(screen.getByText('Vier Ziffern')).toBeVisible();
    fireEvent.change(field, { target: { value: '5700' } });
    fireEvent.click(send);
    expect(screen.getByText('So würde das Formular im Shop gesendet.')).toBeVisible();
  });

  it('leaves no link and no form to itself: the desk is told', () => {
    const told = vi.spyOn(globalThis.parent, 'postMessage').mockReturnValue(undefined);
    show({ meta: {}, blocks: [{ kind: 'buttonBlocks', buttons: [{ caption: 'Mehr', url: '/page/wein' }] }] });
    const went = fireEvent.click(screen.getByRole('link', { name: 'Mehr' }));
    expect(went).toBe(false);
    expect(told).toHaveBeenCalledWith({ kind: 'followed', href: '/page/wein' }, globalThis.location.origin);
  });
});
