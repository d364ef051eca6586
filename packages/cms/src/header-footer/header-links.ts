import type { Header, HeaderEntry } from '@gastroshop/api-contract';
import { toContentUrl } from '../links';

/** A link of the header that leads somewhere. */
export interface HeaderLink {
  readonly label: string;
  readonly href: string;
  readonly highlighted: boolean;
  /** Leaves the app: the router must not handle it. */
  readonly leavesApp: boolean;
  readonly children: readonly HeaderLink[];
}

const linkOf = ({ caption, url, highlighted = false, children = [] }: HeaderEntry): HeaderLink[] => {
  const address = toContentUrl(url);
  if (caption === undefined || caption === '' || address === undefined) return [];
  return [
    {
      label: caption,
      href: address.href,
      highlighted,
      leavesApp: address.kind !== 'route',
      children: children.flatMap(linkOf),
    },
  ];
};

/** The links of the header as a navigation takes them; what has no name or no safe address is left out. */
export const headerLinks = (header: Header | undefined): readonly HeaderLink[] =>
  header?.links.flatMap(linkOf) ?? [];
