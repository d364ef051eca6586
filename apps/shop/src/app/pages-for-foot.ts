import type { ShopFeature } from '@gastroshop/api-contract';
import type { HeaderLink } from '@gastroshop/cms';
import { isKnownPage } from './known-page';

/** A link of the content, and what stands below it in place of what leads nowhere itself. */
const pagesOf = (link: HeaderLink): readonly HeaderLink[] =>
  link.children.length > 0 ? link.children.flatMap(pagesOf) : [link];

/** The pages of the header that are no part of the daily work, as links of a footer. */
export const pagesForFoot = (headerLinks: readonly HeaderLink[], features?: readonly ShopFeature[]) =>
  headerLinks
    .flatMap(pagesOf)
    .filter(({ href, highlighted, leavesApp }) => !highlighted && !leavesApp && isKnownPage(href, features))
    .map(({ href, label }) => ({ url: href, caption: label }));
