import type { LinkRenderer } from '@gastroshop/ui/link';
import type { ComponentProps, ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import { pageAddress } from '../boot';

/** A link to a page of the app, which learns where the reader came from. */
const PageLink = ({
  href,
  onClick,
  children,
  ...anchor
}: ComponentProps<'a'> & { readonly href: string }): ReactNode => {
  const { pathname, search } = useLocation();
  const follow = useLinkClickHandler(href, { state: { from: pathname + search } });
  return (
    <a
      {...anchor}
      href={pageAddress(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
};

/**
 * Draws the kit's links: pages of the app by the router, without loading the page anew, everything else as it is.
 *
 * @param isPage whether an address is a page of the app
 * @param onIntent somebody is about to follow the link: the pointer is on it, the focus or the finger
 */
export const renderLinkWith =
  (isPage: (href: string) => boolean, onIntent: (href: string) => void): LinkRenderer =>
  ({ href, children, download, ...anchor }) => {
    if (download !== undefined || !isPage(href)) {
      const isForeign = /^https?:/.test(href);
      return (
        <a href={pageAddress(href)} download={download} {...(isForeign && { rel: 'noopener' })} {...anchor}>
          {children}
        </a>
      );
    }
    const intent = () => {
      onIntent(href);
    };
    return (
      <PageLink href={href} onMouseEnter={intent} onFocus={intent} onTouchStart={intent} {...anchor}>
        {children}
      </PageLink>
    );
  };
