import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allow-list';

/** Tags whose content goes with them: it was never meant to be read. */
const WITHOUT_CONTENT = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'iframe'];

/**
 * HTML of the content as a tree of elements that are allowed to be there. Parsed apart from the page: nothing in it
 * runs or loads.
 */
export const sanitize = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    // The root of the sanitiser's own document; if it were not allowed, all below it would be copied for nothing.
    ALLOWED_TAGS: [...ALLOWED_TAGS, 'body'],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: WITHOUT_CONTENT,
    RETURN_DOM_FRAGMENT: true,
  });
