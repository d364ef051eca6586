// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import shopContent from '../features/content/texts/shop-content.de.json';
import shopForm from '../features/content/texts/shop-form.de.json';

export default {
  'shop-content': shopContent,
  'shop-form': shopForm,
};
