import { expect, it } from 'vitest';
import { changesetProblems } from './changeset-problems';

const changeset = (names: readonly string[], body: string): string =>
  `---\n${names.map((name) => `'@gastroshop/${name}': minor\n`).join('')}---\n\n${body}\n`;

it('takes one sentence that is news of all it names, and lists within one package', () => {
  expect(changesetProblems(changeset(['ui', 'domain'], 'Maps lead to the sources.'))).toEqual([]);
  expect(changesetProblems(changeset(['ui'], 'New names:\n\n- ui: `a` is `b`\n- domain: the same'))).toEqual(
    [],
  );
  expect(changesetProblems(changeset(['ui', 'domain'], '- one: this\n- two: that'))).toEqual([]);
});

it('refuses a list of packages, which each of their changelogs would tell whole', () => {
  expect(
    changesetProblems(changeset(['ui', 'domain'], 'New names:\n\n- ui: `a` is `b`\n- domain: `c` is `d`')),
  ).toEqual(['lists ui, domain one by one: each gets a changeset of its own']);
});
