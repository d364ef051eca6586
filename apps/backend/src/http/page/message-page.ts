import { html, type Markup } from './markup';
import { page, type PageFrame } from './render-page';

/** A page that says one thing and where to go from there. */
export const messagePage = (
  frame: PageFrame,
  text: string,
  link?: { readonly href: string; readonly label: string; readonly id?: string | undefined },
  more?: Markup,
): string =>
  page(
    frame,
    html`<h1>${frame.title}</h1>
      <p>${text}</p>
      ${more}
      ${
        link === undefined
          ? undefined
          : html`<p class="actions">
              <a
                class="button"
                ${link.id === undefined ? undefined : html` id="${link.id}"`}
                href="${link.href}"
                >${link.label}</a
              >
            </p>`
      }`,
  );
