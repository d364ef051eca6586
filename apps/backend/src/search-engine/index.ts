export { countPopularity } from './database/count-popularity';
export { createDatabaseSearch } from './database/database-search';
export { readSynonyms, replaceSynonyms, SynonymError, tenantSynonyms } from './database/tenant-synonyms';
export { fold } from './language/fold';
export type { SearchEngine, TextQuestion } from './search-engine';
