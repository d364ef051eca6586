// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';
import shellFrame from '../layout/texts/shell-frame.de.json';
import shellRoute from '../router/texts/shell-route.de.json';
import shellVersion from '../versions/texts/shell-version.de.json';

const texts: LanguageTexts = {
  'shell-frame': shellFrame,
  'shell-route': shellRoute,
  'shell-version': shellVersion,
  'shell-checkout': () => import('../checkout/texts/shell-checkout.de.json'),
  ...textRoom(() => import('./boot.de'), ['shell-consent', 'shell-unreachable']),
  'shell-session': () => import('../session/texts/shell-session.de.json'),
};

export default texts;
