import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNewVersion } from './new-version';
import { watchChunkErrors } from './watch-chunk-errors';

const ADDRESS = 'https://shop.example/assets/cart-D3aF.js';

/** What the build's loader tells when an import has failed. */
const tellOf = (payload: Error) => {
  globalThis.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
};

const network = vi.spyOn(navigator, 'onLine', 'get');
// Listens as long as the page lives: each case has an answer of its own.
const newVersion = createNewVersion();
const arrive = vi.spyOn(newVersion, 'arrive');
watchChunkErrors(newVersion);

beforeEach(() => {
  network.mockReturnValue(true);
});
afterEach(() => {
  arrive.mockClear();
});

describe('an import that fails', () => {
  it.each([
    ['Chromium', new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`)],
    ['Firefox', new TypeError(`error loading dynamically imported module: ${ADDRESS}`)],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Safari, of a page in its place', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
    ['the loader, of a style sheet', new Error('Unable to preload CSS for /assets/cart-B1x.css')],
  ])('tells of a newer version where the code is not there any more: %s', (_browser, error) => {
    tellOf(error);
    expect(arrive).toHaveBeenCalledOnce();
  });

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'module')"),
    new TypeError('Failed to fetch'),
    new TypeError('fetchImported is not a function'),
    new ReferenceError('module is not defined'),
    new Error('Failed to fetch dynamically imported module'),
  ])('says nothing of a newer version where the code has arrived and throws: %s', (error) => {
    tellOf(error);
    expect(arrive).not.toHaveBeenCalled();
  });

  it('says nothing of a newer version without a network', () => {
    network.mockReturnValue(false);
    tellOf(new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`));
    expect(arrive).not.toHaveBeenCalled();
  });
});
