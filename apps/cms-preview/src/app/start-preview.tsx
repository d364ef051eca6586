import { loadTexts } from '@gastroshop/i18n/texts';
import { createToastStore, ToastProvider } from '@gastroshop/ui/feedback';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { firstTexts, onTextsNeeded } from 'virtual:lazy-texts';
import { ConfigContext, type Environment, EnvironmentContext, themeOf } from '../environment';
import { isInFrame } from '../protocol';
import { AppBoundary } from './app-boundary';
import { createPreviewRouter } from './router';

const FramedPage = lazy(async () => ({ default: (await import('../page')).FramedPage }));

/** Shows the editors' desk, or within one of its frames the bare page. */
export const startPreview = async (environment: Environment): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element for the preview');
  // Without the shop's settings it looks like the house's own: a draft can be read all the same.
  const config = await environment.config.catch(() => undefined);
  const { texts, queryClient } = environment;
  onTextsNeeded((namespaces) => loadTexts(texts, namespaces));
  await loadTexts(texts, firstTexts);
  document.documentElement.lang = texts.language;
  texts.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const inFrame = isInFrame(globalThis.location.search);
  const theme = themeOf(config);
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queryClient}>
          <EnvironmentContext value={environment}>
            <ConfigContext value={config}>
              {inFrame ? (
                <AppBoundary>
                  <Suspense fallback={null}>
                    <FramedPage theme={theme} />
                  </Suspense>
                </AppBoundary>
              ) : (
                <ShopUiProvider theme={theme} scheme="auto">
                  <ToastProvider store={createToastStore()}>
                    <AppBoundary>
                      <RouterProvider router={createPreviewRouter()} />
                    </AppBoundary>
                  </ToastProvider>
                </ShopUiProvider>
              )}
            </ConfigContext>
          </EnvironmentContext>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
};
