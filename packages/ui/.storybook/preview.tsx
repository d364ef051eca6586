import type { Preview } from '@storybook/react-vite';
import { DEFAULT_THEME, THEME_KEYS, themes } from '../src/theme-data';
import { kitDecorator } from './kit-decorator';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [kitDecorator],
  initialGlobals: { locale: 'de-AT', scheme: 'light', theme: DEFAULT_THEME },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'de-AT', title: 'Deutsch' },
          { value: 'en-GB', title: 'English' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    theme: {
      description: 'Theme of the tenant',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: THEME_KEYS.map((value) => ({ value, title: themes[value].label })),
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small desktop', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '1000px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Theme',
          'Icons',
          'Frame',
          'Feedback',
          'Overlay',
          'Order control',
          'Product',
          'Price',
          'Table',
        ],
      },
    },
  },
};

export default preview;
