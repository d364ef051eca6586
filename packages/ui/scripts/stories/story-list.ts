import { readFileSync } from 'node:fs';

/** A story of the built Storybook. */
export interface StoryEntry {
  readonly id: string;
  /** „Frame/Page header“. */
  readonly title: string;
  readonly name: string;
}

const textOf = (value: object, key: string): string => {
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found : '';
};

/** The stories of a built Storybook whose title contains a word. */
export const storyList = (folder: string, word: string): readonly StoryEntry[] => {
  const index: unknown = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  if (typeof index !== 'object' || index === null || !('entries' in index)) throw new Error('No stories');
  const { entries } = index;
  if (typeof entries !== 'object' || entries === null) throw new Error('No stories');
  return Object.values(entries)
    .filter((entry: unknown) => typeof entry === 'object' && entry !== null)
    .filter((entry) => textOf(entry, 'type') === 'story')
    .map((entry) => ({ id: textOf(entry, 'id'), title: textOf(entry, 'title'), name: textOf(entry, 'name') }))
    .filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()));
};
