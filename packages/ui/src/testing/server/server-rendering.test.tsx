// @vitest-environment node
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { completeBrowser } from '@gastroshop/config/browser-tests';
import { act, createElement, type ComponentType } from 'react';
import type * as JsxRuntime from 'react/jsx-dev-runtime';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import preview from '../../../.storybook/preview';
import * as kit from '../../index';
import * as scanner from '../../scanner';

/** What is rendered, in the order of its first time. */
const rendered = vi.hoisted(() => new Set<unknown>());

vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof JsxRuntime>();
  return {
    ...runtime,
    jsxDEV: (...args: Parameters<typeof runtime.jsxDEV>) => {
      rendered.add(args[0]);
      return runtime.jsxDEV(...args);
    },
  };
});

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../../**/*.stories.tsx', { eager: true });

setProjectAnnotations(preview);

const stories = Object.entries(files).flatMap(([file, module]) => {
  // Storybook makes the story's own component in a way that is not seen above.
  rendered.add(module.default.component);
  return Object.entries(composeStories(module)).map(([name, Story], index) => ({
    name: `${file.slice('../../'.length)} ${name}`,
    node: createElement(Story as ComponentType),
    // A camera cannot be taken over; the scanner's stories run in a browser.
    isTakenOver: index === 0 && !file.includes('/scanner/'),
  }));
});

const isMemo = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value && 'type' in value;

const html = new Map<string, string>();

const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  complaints.mockClear();
});

describe('on a server', () => {
  it.each(stories)('is drawn: $name', ({ name, node }) => {
    expect(typeof document).toBe('undefined');
    html.set(name, renderToString(node));
    expect(html.get(name)).not.toBe('');
    expect(complaints.mock.calls).toEqual([]);
  });

  it('every component of the kit was among them', () => {
    const components = Object.entries({ ...kit, ...scanner }).filter(
      ([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isMemo(value)),
    );
    expect(components.length).toBeGreaterThan(80);
    expect(components.filter(([, value]) => !rendered.has(value)).map(([name]) => name)).toEqual([]);
  });
});

describe('what came from a server', () => {
  let stop: (() => unknown) | undefined;

  beforeAll(async () => {
    const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
    stop = () => teardown(globalThis);
    completeBrowser();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });

  afterAll(() => stop?.());

  it.each(stories.filter(({ isTakenOver }) => isTakenOver))(
    'is taken over by the page: $name',
    async ({ name, node }) => {
      const { hydrateRoot } = await import('react-dom/client');
      const page = document.createElement('div');
      document.body.append(page);
      page.innerHTML = html.get(name) ?? '';
      const differs = vi.fn();
      let root: Root | undefined;
      await act(async () => {
        root = hydrateRoot(page, node, { onRecoverableError: differs });
        await Promise.resolve();
      });
      expect(differs.mock.calls.map(String)).toEqual([]);
      expect(complaints.mock.calls.map(String)).toEqual([]);
      act(() => root?.unmount());
      page.remove();
    },
  );
});
