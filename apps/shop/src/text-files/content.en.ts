// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import shopContent from '../features/content/texts/shop-content.en.json';
import shopForm from '../features/content/texts/shop-form.en.json';

export default {
  'shop-content': shopContent,
  'shop-form': shopForm,
};
