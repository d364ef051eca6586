import type { Locale } from '@gastroshop/i18n';
import { changeLocale, localeOf } from '@gastroshop/i18n/texts';
import { LOCALE_COOKIE, parseCookies, serializeCookie } from '@gastroshop/identity';
import { restoreOutbox } from '@gastroshop/storefront/cart';
import { ShopFeaturesContext, ShopNameContext } from '@gastroshop/storefront/shop';
import { ToastProvider } from '@gastroshop/ui/feedback';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { showUnreachable } from '../boot';
import { ConfigContext, type Environment, localeToShow, resolveLogo } from '../environment';
import { yieldToMain, whenSettled } from '../idle';
import { type AppRouter, windowToRoute } from '../router';
import { watchSession } from '../session';
import { watchChunkErrors } from '../versions';
import { FirstPaint } from './first-paint';
import { onFirstPageReady } from './on-first-page-ready';

/** Longer than this nobody waits for what was typed before: the browser's database has come to a stand. */
const PATIENCE_MS = 1000;

/** What was typed before and not sent is there before the first amount is shown. */
const restoreEdits = ({ store, cartJournal, gateway }: Environment): Promise<void> =>
  Promise.race([
    restoreOutbox(store, cartJournal, gateway().scope),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);

/** Tells browsers, screen readers and hyphenation which language the page is in. */
const keepPageLanguage = ({ texts }: Environment): void => {
  const tell = () => {
    document.documentElement.lang = texts.language;
  };
  tell();
  texts.on('languageChanged', tell);
};

/**
 * Shows a language that the shop is offered in. Most visits are in it from the first moment; one that is not, of somebody
 * who has chosen none or another, waits for its texts and begins in it the next time. Where they cannot be had, the page
 * stays as it is.
 */
const showOffered = async ({ texts }: Environment, locale: Locale): Promise<void> => {
  if (locale === localeOf(texts)) return;
  await changeLocale(texts, locale).then(
    () => {
      document.cookie = serializeCookie(LOCALE_COOKIE, locale, { secure: location.protocol === 'https:' });
    },
    () => undefined,
  );
};

/**
 * Shows an app. The code of the first page is being loaded while the tenant's settings are on their way.
 *
 * @param createRouter makes the router of the app, which begins to load the first page
 * @param before what else has to be known before anything is shown; it must not fail
 */
export const startApp = async (
  environment: Environment,
  createRouter: (environment: Environment, browser: Window) => AppRouter,
  before?: () => Promise<void>,
): Promise<void> => {
  // A step for itself each: what the reader does meanwhile comes in between.
  await yieldToMain();
  const router = createRouter(environment, await windowToRoute());
  await yieldToMain();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element for the app');
  const [config] = await Promise.all([
    Promise.all([environment.config, environment.textsReady])
      .then(([known]) => known)
      .catch(() => undefined),
    restoreEdits(environment),
    before?.(),
  ]);
  if (config === undefined) {
    showUnreachable();
    return;
  }
  await showOffered(environment, localeToShow(config, parseCookies(document.cookie).get(LOCALE_COOKIE.name)));
  keepPageLanguage(environment);
  watchSession(environment, router);
  watchChunkErrors(environment.newVersion);
  const ready = await onFirstPageReady(router);
  // On the way to the page a customer may have been chosen, who has typed other amounts.
  await restoreEdits(environment);
  await yieldToMain();
  const reactRoot = createRoot(root);
  const logo = resolveLogo(config);
  const drawnFrom = router.state;
  await new Promise<void>((onDrawn) => {
    const app = (
      <StrictMode>
        <I18nextProvider i18n={environment.texts}>
          <Provider store={environment.store}>
            <QueryClientProvider client={environment.queryClient}>
              <ShopUiProvider theme={logo.theme} logo={logo} scheme="auto">
                <ToastProvider store={environment.toasts}>
                  <ConfigContext value={config}>
                    <ShopNameContext value={config.displayName}>
                      <ShopFeaturesContext value={config.features}>
                        <RouterProvider router={router} />
                        <FirstPaint onDrawn={onDrawn} />
                      </ShopFeaturesContext>
                    </ShopNameContext>
                  </ConfigContext>
                </ToastProvider>
              </ShopUiProvider>
            </QueryClientProvider>
          </Provider>
        </I18nextProvider>
      </StrictMode>
    );
    // As a transition it is drawn piece by piece, and what the reader does comes in between. Not while the router still
    // looks for the page: that answer would wait for all of it.
    if (ready) {
      startTransition(() => {
        reactRoot.render(app);
      });
    } else reactRoot.render(app);
  });
  // Between drawing and listening the router may have led elsewhere.
  if (ready && router.state !== drawnFrom) void router.revalidate();
  whenSettled(environment.queryClient, () => {
    void import('./enable-offline')
      .then(({ enableOffline: keepOffline }) => keepOffline(environment))
      .catch(() => undefined);
  });
};
