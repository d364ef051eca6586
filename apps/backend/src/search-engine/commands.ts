import { isTenantCode } from '@gastroshop/identity';
import { isTenant } from '../tenants';
import type { Queries, Store } from '../db';
import { resetCluster } from './cluster/changes';
import { countPopularity } from './database/count-popularity';
import { countUsualAmounts } from './database/count-usual-amounts';
import { pruneVocabulary } from './database/prune-vocabulary';
import { loadSynonyms, replaceSynonyms, SynonymError, tenantSynonyms } from './database/tenant-synonyms';

export { SynonymError };

/** A command that is written wrongly; its message says how it is written. */
export class SearchCommandError extends Error {}

/** Command for whoever runs the search. */
export type SearchCommand = 'synonyms' | 'count-popularity' | 'forget-words' | 'refill-search-cluster';

/** Where a command reads and writes. */
export interface SearchTerminal {
  /** Opens the configured store for some work and closes it again. */
  readonly withStore: <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>;
  /** Reads a file whole; - is standard input. */
  readonly read: (source: string) => string;
  readonly say: (line: string) => void;
  /** Today in Vienna, YYYY-MM-DD. */
  readonly today: string;
}

const synonyms = async (
  words: readonly string[],
  { withStore, read, say }: SearchTerminal,
): Promise<void> => {
  const [tenant = '', source] = words;
  if (!isTenantCode(tenant)) throw new SearchCommandError('synonyms TENANT [FILE]');
  if (source !== undefined) {
    const groups = loadSynonyms(read(source));
    await withStore((store) =>
      store.asSystem(async (queries) => {
        if (!(await isTenant(queries, tenant))) throw new SearchCommandError(`There is no tenant ${tenant}.`);
        await replaceSynonyms(queries, tenant, groups);
      }),
    );
    say(`${groups.length} groups`);
    return;
  }
  const groups = await withStore((store) => store.asSystem((queries) => tenantSynonyms(queries, tenant)));
  for (const terms of groups) say(terms.join('\t'));
};

/**
 * Runs a command of the search.
 *
 * @param words what follows its name
 * @throws SearchCommandError when it is written wrongly; SynonymError when a list cannot be read
 */
export const searchCommand = async (
  command: SearchCommand,
  words: readonly string[],
  terminal: SearchTerminal,
): Promise<void> => {
  const inOne = <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
    terminal.withStore((store) => store.asSystem(work));
  switch (command) {
    case 'synonyms':
      return synonyms(words, terminal);
    case 'count-popularity':
      terminal.say(`${await inOne((queries) => countPopularity(queries, terminal.today))} articles`);
      await inOne((queries) => countUsualAmounts(queries, terminal.today));
      return;
    case 'forget-words':
      terminal.say(`${await inOne(pruneVocabulary)} words`);
      return;
    case 'refill-search-cluster':
      await inOne(resetCluster);
      terminal.say('Servers with a search cluster tell it everything again.');
  }
};
