// @vitest-environment happy-dom
import { act, Component, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages';
import { defineLazyTexts, defineTexts } from '../texts';
import { I18nProvider } from './i18n-provider';
import { createTextsStore, type TextsStore } from './texts-store';
import { useLocale } from './use-locale';
import { useTexts } from './use-texts';

const items = defineTexts('items', {
  de: { found_one: 'ein Artikel', found_other: '{{count}} Artikel', unit: 'je {{unit}}' },
  en: { found_one: 'one item', found_other: '{{count}} items', unit: 'per {{unit}}' },
});

const lazy = defineLazyTexts('lazy', {
  de: () => Promise.resolve({ default: { title: 'Bestellungen' } as const }),
  en: () => Promise.resolve({ default: { title: 'Orders' } as const }),
});

const Texts = (): ReactNode => {
  const t = useTexts(messages);
  const item = useTexts(items);
  return (
    <p>
      {t('errorTitle')}, {item('found', { count: 2 })}, {item('unit', { unit: '<b>' })}
    </p>
  );
};

const Lazy = (): ReactNode => <h1>{useTexts(lazy)('title')}</h1>;

const unloadable = defineLazyTexts('unloadable', {
  de: () => Promise.reject<{ default: { readonly title: 'Messe' } }>(new Error('offline')),
  en: () => Promise.reject<{ default: { readonly title: 'Fair' } }>(new Error('offline')),
});

const Unloadable = (): ReactNode => useTexts(unloadable)('title');

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override readonly state = { message: '' };

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }

  override render(): ReactNode {
    return this.state.message === '' ? this.props.children : this.state.message;
  }
}

const Switch = (): ReactNode => {
  const { locale, changeLocale } = useLocale();
  return <button onClick={() => void changeLocale(locale === 'de-AT' ? 'en-GB' : 'de-AT')}>{locale}</button>;
};

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

const show = (node: ReactNode): Promise<void> =>
  act(async () => {
    root.render(node);
    await Promise.resolve();
  });

const within = (store: TextsStore, node: ReactNode): ReactNode => (
  <I18nProvider store={store}>{node}</I18nProvider>
);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  root = createRoot(container);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

describe('LOC-1: texts on the screen', () => {
  it('are in the language of the store, with their values', async () => {
    await show(within(createTextsStore('de-AT'), <Texts />));
    expect(container.textContent).toBe('Fehler, 2 Artikel, je <b>');
    expect(document.documentElement.lang).toBe('de-AT');
  });

  it('follow a change of language, and so does the language of the page', async () => {
    const store = createTextsStore('de-AT');
    await show(
      within(
        store,
        <>
          <Texts />
          <Switch />
        </>,
      ),
    );
    await act(async () => {
      container.querySelector('button')?.click();
      await Promise.resolve();
    });
    expect(container.textContent).toBe('Error, 2 items, per <b>en-GB');
    expect(document.documentElement.lang).toBe('en-GB');
    expect(store.locale()).toBe('en-GB');
  });

  it('come by one function for all components, and another one after a change of language', async () => {
    const store = createTextsStore('de-AT');
    const seen = new Set<unknown>();
    const Item = ({ count }: { readonly count: number }): ReactNode => {
      const t = useTexts(items);
      seen.add(t);
      return <li>{t('found', { count })}</li>;
    };
    await show(
      within(
        store,
        <>
          <Item count={1} />
          <Item count={2} />
        </>,
      ),
    );
    expect([container.textContent, seen.size]).toEqual(['ein Artikel2 Artikel', 1]);
    await act(() => store.changeLocale('en-GB'));
    expect([container.textContent, seen.size]).toEqual(['one item2 items', 2]);
  });

  it('suspend while they are loaded, and are loaded before another language is shown', async () => {
    const store = createTextsStore('de-AT');
    await show(
      within(
        store,
        <Suspense fallback="…">
          <Lazy />
        </Suspense>,
      ),
    );
    await vi.waitFor(() => {
      expect(container.textContent).toBe('Bestellungen');
    });
    await act(() => store.changeLocale('en-GB'));
    expect(container.textContent).toBe('Orders');
  });

  it('reach the error boundary when they cannot be loaded, instead of showing keys', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await show(
      within(
        createTextsStore('de-AT'),
        <Boundary>
          <Suspense fallback="…">
            <Unloadable />
          </Suspense>
        </Boundary>,
      ),
    );
    await vi.waitFor(() => {
      expect(container.textContent).toBe('Error: Texts could not be loaded: unloadable');
    });
    vi.restoreAllMocks();
  });

  it('are refused outside a provider', () => {
    const Outside = (): ReactNode => {
      try {
        return useLocale().locale;
      } catch (error) {
        return String(error);
      }
    };
    act(() => {
      root.render(<Outside />);
    });
    expect(container.textContent).toBe('Error: Texts are read outside I18nProvider');
  });
});
