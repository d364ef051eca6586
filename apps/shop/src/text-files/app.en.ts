// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import shopDaily from '../app/texts/shop-daily.en.json';
import shopMyArea from '../app/texts/shop-my-area.en.json';

export default {
  'shop-daily': shopDaily,
  'shop-my-area': shopMyArea,
};
