const isStory = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'type' in entry && entry.type === 'story';

/**
 * How many stories the Storybook of this server has.
 *
 * @throws Error where there is none
 */
export const loadStoryCount = async (): Promise<number> => {
  const answer = await fetch('/storybook/index.json', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error('This server has no Storybook');
  const index: unknown = await answer.json();
  const entries =
    typeof index === 'object' && index !== null && 'entries' in index ? index.entries : undefined;
  if (typeof entries !== 'object' || entries === null) throw new Error('This server has no Storybook');
  return Object.values(entries).filter(isStory).length;
};
