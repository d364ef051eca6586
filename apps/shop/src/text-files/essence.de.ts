// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import essence from '../features/essence/texts/essence.de.json';
import likely from '../features/essence/texts/likely.de.json';

export default {
  essence: essence,
  likely: likely,
};
