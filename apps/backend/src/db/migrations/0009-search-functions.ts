/** Functions that read with the rights of the schema's owner, beside the policies. */
const DEFINERS = [
  'articles_by_words(text, text)',
  'articles_by_likeness(text[], real)',
  'articles_by_name(text[], text[], boolean)',
  'articles_by_words_of_names(text, text[], boolean, integer)',
  'count_catalogue_changes()',
  'count_price_changes()',
] as const;

/**
 * Closes what the search functions leave open: without it, temporary objects of a caller come before the schema's own
 * and would run with the owner's rights; and anybody who can connect may call a function until told otherwise.
 */
export const searchFunctions = DEFINERS.map(
  (name) => `
alter function ${name} set search_path = pg_catalog, public, pg_temp;
revoke execute on function ${name} from public;
grant execute on function ${name} to shop_app;`,
).join('\n');
