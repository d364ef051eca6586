const FRONT = /^---\n([^]*?)\n---\n([^]*)$/;
const NAMED = /^['"]@gastroshop\/([\w-]+)['"]: (?:major|minor|patch)$/gm;
const ITEM = /^- `?(?:@gastroshop\/)?([\w-]+)`?: /gm;

/**
 * What is wrong with a changeset for who reads the changelog of one package: it tells the news of several in a list, all of
 * which would stand in each of their changelogs.
 */
export const changesetProblems = (changeset: string): readonly string[] => {
  const [, front = '', body = ''] = FRONT.exec(changeset) ?? [];
  const named = new Set([...front.matchAll(NAMED)].map(([, name = '']) => name));
  const listed = new Set(
    [...body.matchAll(ITEM)].map(([, name = '']) => name).filter((name) => named.has(name)),
  );
  return named.size > 1 && listed.size > 1
    ? [`lists ${[...listed].join(', ')} one by one: each gets a changeset of its own`]
    : [];
};
