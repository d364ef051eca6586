/** What `pnpm-workspace.yaml` says of packages with scripts of their own. */
export interface BuildLists {
  readonly mayRun: readonly string[];
  readonly mayNotRun: readonly string[];
}

const nameOf = (id: string): string => id.slice(0, id.lastIndexOf('@'));

/**
 * Packages that want to run something when they are installed, and about which nobody has decided.
 *
 * @param scripts by id of the package
 * @returns a sentence for each
 */
export const lifecycleProblems = (
  scripts: ReadonlyMap<string, readonly string[]>,
  { mayRun, mayNotRun }: BuildLists,
): readonly string[] => {
  const wanting = [...scripts].filter(([, each]) => each.length > 0);
  const names = new Set(wanting.map(([id]) => nameOf(id)));
  const decided = [...mayRun, ...mayNotRun];
  return [
    ...wanting
      .filter(([id]) => !decided.includes(nameOf(id)))
      .map(
        ([id, each]) =>
          `${id}: wants to run ${each.join(', ')} when it is installed. Decide in pnpm-workspace.yaml: onlyBuiltDependencies or ignoredBuiltDependencies.`,
      ),
    ...decided
      .filter((name) => !names.has(name))
      .map(
        (name) => `${name}: pnpm-workspace.yaml decides about scripts it does not have; take the line out.`,
      ),
  ];
};
