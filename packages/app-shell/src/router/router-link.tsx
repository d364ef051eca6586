import type { LinkRenderer } from '@gastroshop/ui/link';
import { Link } from 'react-router';

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
