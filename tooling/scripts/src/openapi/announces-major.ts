/**
 * Whether a changeset says that a package breaks its users.
 *
 * @param changeset the text of a file of .changeset
 */
export const announcesMajor = (changeset: string, name: string): boolean => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return head.split('\n').some((line) => /^['"]?([^'":]+)['"]?: *major *$/.exec(line)?.[1] === name);
};
