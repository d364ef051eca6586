import { CONTENT_BLOCK_KINDS, type ContentBlock } from '@gastroshop/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { everyBlock } from '../testing/every-block';
import { renderBlocks } from '../testing/render-content';
import { sampleSlots } from '../testing/sample-slots';
import { blockRegistry, isBlockKind } from './block-registry';
import { slideTarget } from './scroll-by-slide';

const kindsIn = (container: Element): (string | undefined)[] =>
  [...container.querySelectorAll<HTMLElement>('[data-kind]')]
    .filter(({ childNodes }) => childNodes.length > 0)
    .map(({ dataset }) => dataset['kind']);

describe('CMS-1: blocks of content', () => {
  it('have a component for every kind', () => {
    expect(Object.keys(blockRegistry).toSorted()).toEqual([...CONTENT_BLOCK_KINDS].toSorted());
    expect(isBlockKind('toString')).toBe(false);
  });

  it('are all drawn', () => {
    const blocks = everyBlock('/media/x.svg');
    const { container } = renderBlocks(blocks, { slots: sampleSlots });
    expect(kindsIn(container)).toEqual(blocks.map(({ kind }) => kind));
  });

  it('are left out where the app has no slot for them', () => {
    const { container } = renderBlocks(everyBlock('/media/x.svg'));
    expect(kindsIn(container)).toHaveLength(CONTENT_BLOCK_KINDS.length - 3);
  });

  it('are skipped when their kind is unknown, and named to editors who ask', () => {
    const newer: ContentBlock = { kind: 'heading', text: 'Neu' };
    Reflect.set(newer, 'kind', 'hologram');
    const { container } = renderBlocks([newer, { kind: 'heading', text: 'Weiter' }]);
    expect(kindsIn(container)).toEqual(['heading']);
    renderBlocks([newer], { slots: { unknownBlock: (kind) => `Unbekannt: ${kind}` } });
    expect(screen.getByText('Unbekannt: hologram')).toBeInTheDocument();
  });

  it('are shown within their validity alone', () => {
    const block = { kind: 'heading', text: 'Advent', validity: { validFrom: '2026-11-29' } } as const;
    renderBlocks([block], { today: '2026-11-28' });
    expect(screen.queryByText('Advent')).toBeNull();
    renderBlocks([block], { today: '2026-11-29' });
    expect(screen.getByText('Advent')).toBeInTheDocument();
  });

  it('outside their validity are marked for editors who ask', () => {
    const block = { kind: 'heading', text: 'Advent', validity: { validTo: '2026-11-20' } } as const;
    renderBlocks([block], { slots: { hiddenBlock: ({ kind }) => `Nicht zu sehen: ${kind}` } });
    expect(screen.getByText('Nicht zu sehen: heading')).toBeInTheDocument();
    expect(screen.queryByText('Advent')).toBeNull();
  });

  it('say when they are in another language, in the language of the page', () => {
    const { container } = renderBlocks([{ kind: 'heading', lang: 'de-AT', text: 'Wildwochen' }], {
      locale: 'en-GB',
    });
    expect(container.querySelector('[data-kind]')).toHaveAttribute('lang', 'de-AT');
    expect(screen.getByText('only available in German')).toHaveAttribute('lang', 'en-GB');
  });

  it('say nothing about the language of the page', () => {
    const { container } = renderBlocks([{ kind: 'heading', lang: 'de-AT', text: 'Wildwochen' }]);
    expect(container.querySelector('[data-kind]')).not.toHaveAttribute('lang');
    expect(container.querySelector('[data-language-mark]')).toBeNull();
  });

  it('have headings of their level', () => {
    renderBlocks([
      { kind: 'heading', text: 'Zwei' },
      { kind: 'heading', text: 'Vier', level: 4 },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Zwei' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Vier' })).toBeInTheDocument();
  });

  it('give articles, forms and promotions to the app', () => {
    renderBlocks(
      [
        {
          kind: 'featuredProducts',
          title: 'Aktionen',
          skus: ['330118'],
          link: { caption: 'Alle', url: '/search' },
        },
        { kind: 'promotionBlock', promotion: { id: 'wild', title: 'Wild', skus: ['207311'] } },
      ],
      { slots: sampleSlots },
    );
    expect(screen.getByRole('heading', { name: 'Aktionen' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alle' })).toHaveAttribute('href', '/search');
    expect(screen.getByText('207311')).toBeInTheDocument();
  });
});

describe('dates', () => {
  const event = (startDate: string, endDate?: string): ContentBlock => ({
    kind: 'futureEvent',
    event: { title: 'Messe', startDate, ...(endDate !== undefined && { endDate }) },
  });

  it('stand in a block with the month in letters', () => {
    renderBlocks([event('2026-11-26')]);
    const date = screen.getByText('26').closest('time');
    expect(date).toHaveAttribute('datetime', '2026-11-26');
    expect(date).toHaveTextContent('26 Nov');
  });

  it('count to the end while an event is on', () => {
    renderBlocks([event('2026-11-15', '2026-11-29')]);
    expect(screen.getByText('29').closest('time')).toHaveTextContent('bis29 Nov');
    expect(screen.getByText('So, 15. Nov. bis So, 29. Nov.')).toBeInTheDocument();
  });

  it('are gone the day after', () => {
    renderBlocks([event('2026-11-19', '2026-11-20')]);
    expect(screen.queryByText('Messe')).toBeNull();
  });

  it('say until when a flyer holds, and flyers that are over are gone', () => {
    renderBlocks(
      [
        {
          kind: 'flyerTable',
          flyers: [
            {
              title: 'Keksbacken',
              link: { url: '/a' },
              validity: { validFrom: '2026-11-18', validTo: '2026-11-30' },
            },
            { title: 'Grillen', link: { url: '/b' }, validity: { validTo: '2026-11-20' } },
            { title: 'Advent', link: { url: '/c' }, validity: { validFrom: '2026-11-29' } },
          ],
        },
      ],
      { locale: 'en-GB' },
    );
    expect(screen.getByText('valid from Wed, 18 Nov to Mon, 30 Nov')).toBeInTheDocument();
    expect(screen.getByText('valid from Sun, 29 Nov')).toBeInTheDocument();
    expect(screen.queryByText('Grillen')).toBeNull();
  });
});

describe('pictures', () => {
  it('have dimensions and come when they are near, the first one at once', () => {
    const image = { url: '/media/a.jpg', alt: 'Halle', width: 480, height: 300 };
    renderBlocks([
      { kind: 'imageBlock', image },
      { kind: 'galleryBlock', images: [image, { url: '/media/b.jpg' }] },
    ]);
    const [first, second] = screen.getAllByRole('img', { name: 'Halle' });
    expect(first).toHaveAttribute('width', '480');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img', { name: 'Bild 2 von 2' })).toHaveAttribute('src', '/media/b.jpg');
  });

  it('are replaced by a drawing when they cannot be loaded', async () => {
    renderBlocks([{ kind: 'imageBlock', image: { url: '/media/gone.jpg', alt: 'Halle' } }]);
    const image = screen.getByRole('img', { name: 'Halle' });
    fireEvent.error(image);
    await waitFor(() => {
      expect(screen.getByRole('img', { name: 'Halle' }).querySelector('img')?.src).toMatch(/\.svg/);
    });
  });

  it('name the link they are', () => {
    renderBlocks([{ kind: 'imageBlock', image: { url: '/media/a.jpg' }, link: { url: '/messe' } }]);
    expect(screen.getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute('href', '/messe');
  });

  it.each([
    [0, 1, 400],
    [410, 1, 800],
    [1000, 1, 0],
    [400, -1, 0],
    [0, -1, 1000],
    [800, 1, 1000],
  ] as const)('of a gallery at %i go by %i to %i', (position, by, target) => {
    expect(slideTarget({ position, step: 400, last: 1000 }, by)).toBe(target);
  });

  it('of a gallery can be reached and leafed through by keyboard', () => {
    renderBlocks([{ kind: 'galleryBlock', title: 'Tag', images: [{ url: '/a.jpg' }, { url: '/b.jpg' }] }]);
    const strip = within(screen.getByRole('group', { name: 'Tag' })).getByRole('list');
    expect(strip).toHaveAttribute('tabindex', '0');
    expect(fireEvent.keyDown(strip, { key: 'ArrowRight' })).toBe(false);
    expect(fireEvent.keyDown(strip, { key: 'Tab' })).toBe(true);
    expect(screen.getByRole('button', { name: 'Nächstes Bild' })).toBeInTheDocument();
  });
});

describe('videos', () => {
  it('of the shop play in place and load nothing before', () => {
    const { container } = renderBlocks([{ kind: 'video', title: 'Messe', url: '/media/fair.mp4' }]);
    const video = container.querySelector('video');
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('src', '/media/fair.mp4');
    expect(video?.controls).toBe(true);
  });

  it('of other sites are a link with a sentence until the app draws them', () => {
    const block = { kind: 'video', url: 'https://videos.example/1' } as const;
    const { container } = renderBlocks([block]);
    expect(container.querySelector('video, iframe, [src^="https:"]')).toBeNull();
    expect(screen.getByText(/Dieses Video liegt bei videos\.example/)).toBeInTheDocument();
    renderBlocks([block], { slots: { video: ({ url }) => `spielt ${url}` } });
    expect(screen.getByText('spielt https://videos.example/1')).toBeInTheDocument();
  });
});

describe('people', () => {
  it('can be called and written to', () => {
    renderBlocks([
      {
        kind: 'contact',
        person: {
          key: 'a',
          name: 'Maria Auer',
          email: 'auer@a.example',
          landlineNumber: '+43 (0)2732 9000-10',
        },
      },
    ]);
    expect(screen.getByRole('link', { name: '+43 (0)2732 9000-10' })).toHaveAttribute(
      'href',
      'tel:+432732900010',
    );
    expect(screen.getByRole('link', { name: 'auer@a.example' })).toHaveAttribute(
      'href',
      'mailto:auer@a.example',
    );
  });
});
