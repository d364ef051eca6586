import type { StoryShots } from './story-screenshots';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a sheet shows. */
export interface SheetOptions {
  readonly title: string;
  readonly widths: readonly number[];
  /** How much smaller than life. */
  readonly scale: number;
}

/** A page with one story per row and one width per column. */
export const contactSheet = (
  shots: readonly StoryShots[],
  { title, widths, scale }: SheetOptions,
): string => `
<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
  body { margin: 16px; width: max-content; background: #8b8b88; color: #111; font: 13px/18px system-ui, sans-serif }
  h1 { font-size: 17px; margin: 0 0 12px } h2 { font-size: 13px; margin: 14px 0 4px }
  .row { display: flex; gap: 10px; align-items: flex-start } img { display: block }
</style>
<h1>${escapeHtml(title)}</h1>
${shots
  .map(
    ({ story, pictures, failure }) => `<h2>${escapeHtml(`${story.title} / ${story.name}`)}</h2>
<div class="row">${pictures
      .map((image, column) => `<img src="${image}" width="${Math.round((widths[column] ?? 0) * scale)}">`)
      .join('')}${failure === undefined ? '' : escapeHtml(failure)}</div>`,
  )
  .join('\n')}`;
