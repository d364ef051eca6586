import { html, type Html } from './html';

/** A link in the list of areas. */
export interface Area {
  readonly tag: string;
  readonly count: number;
}

/** File name of an area's page. */
export const areaPage = (tag: string): string => `${tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.html`;

/** The frame of every page: skip link, header, list of areas, content. */
export const layout = (
  page: { readonly title: string; readonly file: string; readonly version: string },
  areas: readonly Area[],
  content: Html,
): Html => {
  const link = (file: string, text: Html | string) =>
    html`<li><a href="${file}" ${file === page.file && html`aria-current="page"`}>${text}</a></li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} · Gastroshop API</title>
        <link rel="icon" href="favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="style.css" />
        <script type="module" src="filter.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <a class="brand" href="index.html">
            <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
              <rect width="32" height="32" rx="8" class="logo-ground" />
              <path class="logo-leaf" d="M8 23c0-9 5-15 16-15 0 10-5 16-13 15l6-8" />
            </svg>
            Gastroshop API <small>${page.version}</small>
          </a>
          <a href="openapi.json">openapi.json</a>
        </header>
        <div class="columns">
          <nav aria-label="Areas">
            <ul>
              ${link('index.html', 'All calls')}
              ${areas.map(({ tag, count }) => link(areaPage(tag), html`${tag} <small>${count}</small>`))}
              ${link('shapes.html', 'Shapes')}
            </ul>
          </nav>
          <main id="content" tabindex="-1">${content}</main>
        </div>
      </body>
    </html>`;
};
