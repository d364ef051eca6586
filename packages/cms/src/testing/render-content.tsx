import type { ContentBlock } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { testTexts } from '@gastroshop/i18n/testing';
import { render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BlockList, ContentFrame } from '../pages';
import type { ContentSlots } from '../settings';

/** Renders something of the content with texts, as an app would. */
export const renderContent = (element: ReactNode, locale: Locale = 'de-AT'): RenderResult => {
  const texts = testTexts(locale);
  return render(<>{element}</>, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={texts}>
        <Suspense fallback={null}>{children}</Suspense>
      </I18nextProvider>
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
