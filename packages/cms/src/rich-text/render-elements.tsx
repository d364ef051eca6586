import { createElement, Fragment, type ReactNode } from 'react';
import { ContentAnchor } from '../links';
import { allowedTag, type AllowedTag } from './allow-list';
import { WideTable } from './scrollable-table';

const EMPTY: ReadonlySet<AllowedTag> = new Set(['br', 'hr']);

/** Between these only whitespace stands that React would complain about. */
const STRUCTURE: ReadonlySet<AllowedTag> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

const spanOf = (element: Element, name: string): number | undefined => {
  const span = Number(element.getAttribute(name));
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined;
};

const cellProps = (element: Element): Record<string, unknown> => {
  const scope = element.getAttribute('scope');
  return {
    colSpan: spanOf(element, 'colspan'),
    rowSpan: spanOf(element, 'rowspan'),
    ...(element.nodeName === 'TH' && (scope === 'row' || scope === 'col') && { scope }),
  };
};

const elementOf = (element: Element): ReactNode => {
  const tag = allowedTag(element.nodeName);
  const inside = (): ReactNode => renderElements(element, tag);
  switch (tag) {
    case undefined:
      return inside();
    case 'a':
      return (
        <ContentAnchor
          url={element.getAttribute('href') ?? ''}
          target={element.getAttribute('target') ?? undefined}
          title={element.getAttribute('title') ?? undefined}
        >
          {inside()}
        </ContentAnchor>
      );
    case 'table':
      return <WideTable>{inside()}</WideTable>;
    case 'th':
    case 'td':
      return createElement(tag, cellProps(element), inside());
    default:
      // The page has its first heading already.
      return createElement(tag === 'h1' ? 'h2' : tag, null, EMPTY.has(tag) ? undefined : inside());
  }
};

/**
 * A cleaned tree as elements of React. Built tag by tag, never as markup: what the allow-list does not name cannot
 * come into being, and links go through the app's router.
 */
export const renderElements = (parent: ParentNode & Node, tag?: AllowedTag): ReactNode =>
  Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      return tag !== undefined && STRUCTURE.has(tag) && text.trim() === '' ? null : text;
    }
    return node instanceof Element ? <Fragment key={index}>{elementOf(node)}</Fragment> : null;
  });
