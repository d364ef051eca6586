import { convertCatalogue } from './convert-catalogue';
import { pathAsGiven } from './path-as-given';

/** Where the files go unless the command names a folder. */
const FOLDER = 'catalogue';

const { CATALOGUE_FILE } = process.env;
const [folder = FOLDER] = process.argv.slice(2);
if (CATALOGUE_FILE === undefined || CATALOGUE_FILE === '') {
  process.stderr.write('CATALOGUE_FILE names the catalogue, a JSON object a line.\n');
  process.exitCode = 2;
} else {
  const { articles, skipped, products, prices } = await convertCatalogue(
    pathAsGiven(CATALOGUE_FILE),
    pathAsGiven(folder),
  );
  process.stdout.write(`${articles} articles, ${skipped} lines skipped: ${products}, ${prices}\n`);
}
