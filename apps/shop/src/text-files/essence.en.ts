// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import essence from '../features/essence/texts/essence.en.json';
import likely from '../features/essence/texts/likely.en.json';

const room: TextRoom = {
  essence: essence,
  likely: likely,
};

export default room;
