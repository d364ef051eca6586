import type { ContentBlock } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { createTextsStore, I18nProvider } from '@gastroshop/i18n/react';
import { render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { BlockList, ContentFrame } from '../pages';
import type { ContentSlots } from '../settings';

/** Renders something of the content with texts, as an app would. */
export const renderContent = (element: ReactNode, locale: Locale = 'de-AT'): RenderResult => {
  const store = createTextsStore(locale);
  return render(<>{element}</>, {
    wrapper: ({ children }) => (
      <I18nProvider store={store}>
        <Suspense fallback={null}>{children}</Suspense>
      </I18nProvider>
    ),
  });
};

/** How blocks of a test are shown. */
export interface BlockTestSettings {
  readonly locale?: Locale | undefined;
  readonly today?: string | undefined;
  readonly slots?: ContentSlots | undefined;
}

/** Renders blocks within a page. */
export const renderBlocks = (
  blocks: readonly ContentBlock[],
  { locale = 'de-AT', today = '2026-11-21', slots = {} }: BlockTestSettings = {},
): RenderResult =>
  renderContent(
    <ContentFrame today={today} slots={slots}>
      <BlockList blocks={blocks} />
    </ContentFrame>,
    locale,
  );
