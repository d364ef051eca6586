interface Channel {
  readonly on: (event: string, listener: (value: unknown) => void) => void;
  readonly off: (event: string, listener: (value: unknown) => void) => void;
  readonly emit: (event: string, value: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

const FAILED = ['storyMissing', 'storyErrored', 'storyThrewException'];

/** What went wrong with a story. */
export interface StoryFailure {
  /** Its interactions failed; it stands on the page all the same. */
  readonly inPlay: boolean;
  readonly words: string;
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

const wordsOf = (value: unknown): string => {
  const words =
    typeof value === 'object' && value !== null && 'message' in value
      ? String(value.message)
      : JSON.stringify(value);
  return words.replaceAll(COLOURS, '').replaceAll(/\s+/g, ' ').slice(0, 240);
};

/** Shows a story and waits until its interactions are over; answers what went wrong, if anything did. */
export const showStory = (storyId: string): Promise<StoryFailure | undefined> =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) {
      resolve({ inPlay: false, words: 'no Storybook here' });
      return;
    }
    let failure: StoryFailure | undefined;
    const onFailure = (value: unknown): void => {
      failure ??= { inPlay: false, words: wordsOf(value) };
    };
    const onPlayFailure = (value: unknown): void => {
      failure ??= { inPlay: true, words: wordsOf(value) };
    };
    const end = (): void => {
      for (const event of FAILED) channel.off(event, onFailure);
      channel.off('playFunctionThrewException', onPlayFailure);
      channel.off('storyFinished', onFinished);
      clearTimeout(limit);
      resolve(failure);
    };
    const onFinished = (value: unknown): void => {
      if (typeof value === 'object' && value !== null && 'storyId' in value && value.storyId === storyId)
        end();
    };
    const limit = setTimeout(() => {
      failure ??= { inPlay: false, words: 'not finished within 30 s' };
      end();
    }, 30_000);
    for (const event of FAILED) channel.on(event, onFailure);
    channel.on('playFunctionThrewException', onPlayFailure);
    channel.on('storyFinished', onFinished);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
