// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import essence from '../features/essence/texts/essence.en.json';
import likely from '../features/essence/texts/likely.en.json';

export default {
  essence: essence,
  likely: likely,
};
