// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import shellConsent from '../boot/texts/shell-consent.de.json';
import shellUnreachable from '../boot/texts/shell-unreachable.de.json';

export default {
  'shell-consent': shellConsent,
  'shell-unreachable': shellUnreachable,
};
