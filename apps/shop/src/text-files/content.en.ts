// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import shopContent from '../features/content/texts/shop-content.en.json';
import shopForm from '../features/content/texts/shop-form.en.json';

const room: TextRoom = {
  'shop-content': shopContent,
  'shop-form': shopForm,
};

export default room;
