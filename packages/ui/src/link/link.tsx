import { use, type ReactNode } from 'react';
import type { LinkProps } from './link-props';
import { LinkContext } from './link-context';

/** A link, by the app's router where there is one. */
export const Link = (props: LinkProps): ReactNode => {
  const renderLink = use(LinkContext);
  if (renderLink) return renderLink(props);
  const { children, ...anchor } = props;
  return <a {...anchor}>{children}</a>;
};
