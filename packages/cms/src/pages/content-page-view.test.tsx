import type { ContentPage } from '@gastroshop/api-contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderContent } from '../testing/render-content';
import { ContentPageView } from './content-page-view';
import { introVariant } from './intro-variant';

const page: ContentPage = {
  meta: {},
  introBlock: {
    title: 'Wildwochen',
    image: { url: '/media/hero.svg', alt: 'Tafel', width: 1200, height: 440 },
  },
  blocks: [
    { kind: 'buttonBlocks', buttons: [{ caption: 'Ansehen', url: '/flyers' }] },
    { kind: 'imageBlock', image: { url: '/media/a.svg', alt: 'Halle' } },
  ],
};

const show = (shown: ContentPage, locale?: 'en-GB') =>
  renderContent(<ContentPageView page={shown} today="2026-11-21" slots={{}} isStartPage />, locale);

describe('CMS-1: a page of content', () => {
  it('begins with its heading; its picture is loaded at once, the ones below when they are near', () => {
    show(page);
    expect(screen.getByRole('heading', { level: 1, name: 'Wildwochen' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Tafel' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'Halle' })).toHaveAttribute('loading', 'lazy');
  });

  it('has its heading below that of a page it is part of', () => {
    renderContent(<ContentPageView page={page} today="2026-11-21" slots={{}} isStartPage isPart />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Wildwochen' })).toBeInTheDocument();
  });

  it('takes the buttons that follow onto its stage', () => {
    const { container } = show(page);
    expect(screen.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/flyers');
    expect(container.querySelector('[data-kind="buttonBlocks"]')).toBeNull();
  });

  it('without a picture of its own loads the first one of its blocks at once', () => {
    renderContent(
      <ContentPageView page={{ meta: {}, blocks: page.blocks.slice(1) }} today="2026-11-21" slots={{}} />,
    );
    expect(screen.getByRole('img', { name: 'Halle' })).toHaveAttribute('loading', 'eager');
  });

  it('marks itself, and not each of its blocks, where it is not translated', () => {
    const blocks = [{ kind: 'heading', text: 'Hirsch', lang: 'de-AT' }] as const;
    const { container } = show({ ...page, lang: 'de-AT', blocks: [...blocks] }, 'en-GB');
    expect(screen.getAllByText('only available in German')).toHaveLength(1);
    expect(container.querySelector('[lang="de-AT"] h1')).not.toBeNull();
  });

  it('leaves out what is not valid today', () => {
    show({ ...page, blocks: [{ kind: 'heading', text: 'Vorbei', validity: { validTo: '2026-11-20' } }] });
    expect(screen.queryByText('Vorbei')).toBeNull();
  });

  it('has a stage on the start page and where the picture is made for one', () => {
    expect(introVariant({}, true)).toBe('hero');
    expect(introVariant({}, false)).toBe('plain');
    expect(introVariant({ image: { url: '/a', width: 480, height: 300 } }, false)).toBe('split');
    expect(introVariant({ image: { url: '/a', width: 1200, height: 260 } }, false)).toBe('hero');
    expect(introVariant({ image: { url: '/a' } }, false)).toBe('split');
  });
});
