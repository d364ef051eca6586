import { addTestTexts, testTexts } from '@gastroshop/i18n/testing';
import type { Decorator } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { cmsTexts } from '../../cms/src/text-files';
import { uiTexts } from '../src/text-files';
import { ShopUiProvider } from '../src/theme';
import { themeCss } from '../src/theme-data';
import { readGlobals, type StoryGlobals } from './globals';
import { argsInEnglish } from './in-english';

// The stories of content stand beside those of the kit.
await addTestTexts(uiTexts, cmsTexts);

interface KitPageProps extends StoryGlobals {
  readonly width: number | undefined;
  readonly flush: boolean;
  readonly children: ReactNode;
}

const KitPage = ({ locale, scheme, theme, width, flush, children }: KitPageProps): ReactNode => {
  const texts = useMemo(() => testTexts(locale), [locale]);
  return (
    <I18nextProvider i18n={texts} key={locale}>
      <ShopUiProvider theme={theme} forceScheme={scheme}>
        <style>{themeCss(theme)}</style>
        <div style={{ padding: flush ? 0 : 16, maxWidth: width }}>{children}</div>
      </ShopUiProvider>
    </I18nextProvider>
  );
};

/** Puts every story into texts, theme and scheme; `parameters.width` narrows it, `layout: 'fullscreen'` drops the edge. */
export const kitDecorator: Decorator = (Story, { args, globals, parameters }) => {
  const width: unknown = parameters['width'];
  const read = readGlobals(globals);
  return (
    <KitPage
      {...read}
      width={typeof width === 'number' ? width : undefined}
      flush={parameters['layout'] === 'fullscreen'}
    >
      <Story args={read.locale === 'en-GB' ? argsInEnglish(args) : args} />
    </KitPage>
  );
};
