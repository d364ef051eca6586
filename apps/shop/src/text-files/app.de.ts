// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import shopDaily from '../app/texts/shop-daily.de.json';
import shopMyArea from '../app/texts/shop-my-area.de.json';

const room: TextRoom = {
  'shop-daily': shopDaily,
  'shop-my-area': shopMyArea,
};

export default room;
