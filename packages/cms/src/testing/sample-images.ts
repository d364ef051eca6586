import type { ContentImage } from '@gastroshop/api-contract';

const urls = import.meta.glob<string>('./pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Sizes of the pictures that are not 480 by 300. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  hero: [1200, 440],
  'messe-banner': [1200, 260],
};

/** A picture of the samples, as content has it: a path of the own origin with its size. */
export const sampleImage = (name: string, alt?: string): ContentImage => {
  const [width, height] = SIZES[name] ?? [480, 300];
  const url = urls[`./pictures/${name}.svg`] ?? '';
  return { url: new URL(url, document.baseURI).pathname, width, height, ...(alt !== undefined && { alt }) };
};
