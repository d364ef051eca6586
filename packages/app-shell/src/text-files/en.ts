// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';
import shellFrame from '../layout/texts/shell-frame.en.json';
import shellRoute from '../router/texts/shell-route.en.json';
import shellVersion from '../versions/texts/shell-version.en.json';

const texts: LanguageTexts = {
  'shell-frame': shellFrame,
  'shell-route': shellRoute,
  'shell-version': shellVersion,
  'shell-checkout': () => import('../checkout/texts/shell-checkout.en.json'),
  ...textRoom(() => import('./boot.en'), ['shell-consent', 'shell-unreachable']),
  'shell-session': () => import('../session/texts/shell-session.en.json'),
};

export default texts;
