import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPreview } from '../testing/render-in-preview';
import { testChange } from '../testing/test-change';
import { testEnvironment } from '../testing/test-environment';
import { testStream } from '../testing/test-stream';
import { EditorScreen } from './editor-screen';

const fault = {
  lang: 'de-AT',
  index: 1,
  blockKind: 'carousel',
  problem: 'UNKNOWN_KIND',
  fields: [],
} as const;

describe('the editors’ desk', () => {
  it('NAV-5: is for others an address that no page has, and asks for nothing of the draft', async () => {
    const environment = testEnvironment(() => 404);
    renderInPreview(<EditorScreen slug="geheim" />, environment);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht.' }),
    ).toBeVisible();
    expect(environment.asked).toEqual(['/v1/cms/cms-preview/live?fullSlug=geheim']);
    expect(document.title).toBe('Diese Seite gibt es nicht.');
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      expect.stringContaining('/auth/redirect?target='),
    );
  });

  it('SES-7: leads to the sign-on and from there back to where one stood, also at the root', async () => {
    history.replaceState(null, '', '/cms-preview/?devices=phone');
    renderInPreview(
      <EditorScreen slug="startpage" />,
      testEnvironment(() => 404),
    );
    expect(await screen.findByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      `/auth/redirect?target=${encodeURIComponent('/cms-preview/?devices=phone')}`,
    );
    history.replaceState(null, '', '/');
  });

  it('says as the heading of the page that nobody answers', async () => {
    renderInPreview(
      <EditorScreen slug="wein" />,
      testEnvironment(() => 503),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Die Vorschau ist nicht erreichbar.' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible();
  });

  it('names the version, what is wrong with it, and the next one as soon as it is told', async () => {
    const stream = testStream();
    let version = 3;
    const environment = testEnvironment((path) => {
      if (path.includes('/live')) return stream.response;
      if (path.includes('/pages')) return { pages: [] };
      return {
        meta: { pageTitle: `Fassung ${version}` },
        blocks: [{ kind: 'heading', id: 'a', text: 'A' }],
      };
    });
    renderInPreview(<EditorScreen slug="wir/team" />, environment);
    act(() => {
      stream.tell('1', testChange({ version, faults: [fault] }));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Vorschau Fassung 3' })).toBeVisible();
    expect(screen.getByText('Entwurf, noch nicht veröffentlicht')).toBeVisible();
    fireEvent.click(await screen.findByRole('button', { name: '1 Hinweis' }));
    expect(
      screen.getByRole('button', { name: /Unbekannter Baustein „carousel“\s*DE · Stelle 2/ }),
    ).toBeVisible();
    version = 4;
    act(() => {
      stream.tell(
        '2',
        testChange({
          version,
          state: 'PUBLISHED',
          shown: { uuid: 'p1', version, writtenAt: '2026-11-20T14:05:00Z' },
        }),
      );
    });
    expect(await screen.findByText('Veröffentlicht, so steht es im Shop')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Vorschau Fassung 4' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Im Shop öffnen' })).toHaveAttribute('href', '/page/wir/team');
  });

  it('opens by a signed link one page alone: no list, no further links', async () => {
    const stream = testStream();
    const environment = testEnvironment((path) => {
      if (path.includes('/live')) return stream.response;
      return path.includes('/pages') ? 404 : { meta: { pageTitle: 'Weinreise' }, blocks: [] };
    });
    renderInPreview(<EditorScreen slug="wein" />, environment, '/wein?signature=1.x&day=2031-12-24');
    act(() => {
      stream.tell('1', testChange({ validity: { validTo: '2026-12-24' } }));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Vorschau Weinreise' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link kopieren' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Seite wählen' })).toBeNull();
    expect(screen.getByText('An diesem Tag steht diese Fassung nicht im Shop.')).toBeVisible();
    for (const path of environment.asked.filter((one) => !one.includes('/pages')))
      expect(path).toContain('signature=1.x');
  });
});
