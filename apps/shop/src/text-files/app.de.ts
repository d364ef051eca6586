// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import shopDaily from '../app/texts/shop-daily.de.json';
import shopMyArea from '../app/texts/shop-my-area.de.json';

export default {
  'shop-daily': shopDaily,
  'shop-my-area': shopMyArea,
};
