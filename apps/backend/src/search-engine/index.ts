export { SearchCommandError, searchCommand, SynonymError } from './commands';
export { createClusterSearch, type ClusterSearch } from './cluster/cluster-search';
export { articlesByNames } from './database/articles-by-names';
export { countPopularity } from './database/count-popularity';
export { createDatabaseSearch } from './database/database-search';
export { forgetWords } from './database/forget-words';
export { takeIn } from './database/take-in';
export { fold } from './language/fold';
export type { SearchEngine, TextAnswer, TextQuestion } from './search-engine';
