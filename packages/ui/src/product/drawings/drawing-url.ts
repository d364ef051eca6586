import type { DrawingName } from './drawing-name';

// Files of their own, never data addresses: the shops' content policy allows pictures from their own origin only.
const urls = import.meta.glob<string>('./svg/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Where a drawing is served; undefined when it is not among the files. */
export const drawingUrl = (name: DrawingName): string | undefined => urls[`./svg/${name}.svg`];
