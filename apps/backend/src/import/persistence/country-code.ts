const LANGUAGES = ['de-AT', 'en-GB'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const byName = new Map<string, string>();

const nameKey = (name: string): string => name.trim().toLowerCase();

/** A code that is written another way today: DD is DE, and has its name. */
const isFormer = (code: string): boolean => new Intl.Locale(`und-${code}`).maximize().region !== code;

/** Fills the table once, from the runtime's own names of countries. */
const knownNames = (): ReadonlyMap<string, string> => {
  if (byName.size > 0) return byName;
  const tables = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  for (const first of LETTERS)
    for (const second of LETTERS)
      for (const table of tables) {
        const name = table.of(first + second);
        if (name !== undefined && !isFormer(first + second)) byName.set(nameKey(name), first + second);
      }
  return byName;
};

/**
 * The code of a country that a file names in German or English, so that both languages and all suppliers meet in one
 * filter; what is no country stays as it is written.
 *
 * @example countryCode('Österreich') // 'AT'
 */
export const countryCode = (written: string): string => knownNames().get(nameKey(written)) ?? written;
