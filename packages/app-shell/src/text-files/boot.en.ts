// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import shellConsent from '../boot/texts/shell-consent.en.json';
import shellUnreachable from '../boot/texts/shell-unreachable.en.json';

const room: TextRoom = {
  'shell-consent': shellConsent,
  'shell-unreachable': shellUnreachable,
};

export default room;
