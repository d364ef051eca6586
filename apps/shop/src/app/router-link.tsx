import type { LinkRenderer } from '@gastroshop/ui/link';
import { Link } from 'react-router';

/** Addresses the backend answers itself: the browser has to go there. */
const isBackend = (href: string): boolean =>
  /^\/(?:auth|v1|media|dev|oidc|api-reference|subshop|cms-preview)(?:\/|$)/.test(href);

/** Whether an address is a page of this app. */
const isPage = (href: string): boolean => href.startsWith('/') && !href.startsWith('//') && !isBackend(href);

/**
 * Draws the kit's links: pages of the shop by the router, without loading the page anew, everything else as it is.
 *
 * @param onIntent somebody is about to follow the link: the pointer is on it, the focus or the finger
 */
export const renderLinkWith =
  (onIntent: (href: string) => void): LinkRenderer =>
  ({ href, children, download, ...anchor }) => {
    if (download !== undefined || !isPage(href)) {
      const isForeign = /^https?:/.test(href);
      return (
        <a href={href} download={download} {...(isForeign && { rel: 'noopener' })} {...anchor}>
          {children}
        </a>
      );
    }
    const intent = () => {
      onIntent(href);
    };
    return (
      <Link to={href} onMouseEnter={intent} onFocus={intent} onTouchStart={intent} {...anchor}>
        {children}
      </Link>
    );
  };
