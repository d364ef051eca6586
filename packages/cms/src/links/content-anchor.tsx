import { Link } from '@gastroshop/ui/link';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toContentUrl } from './content-url';

/** What a link of the content takes. */
export interface ContentAnchorProps {
  /** Where it leads, as the editor wrote it. */
  readonly url: string;
  /** `_blank` opens other sites in a new window; pages of the shop never do. */
  readonly target?: string | undefined;
  /** Title of the link, as running text may have. */
  readonly title?: string | undefined;
  /** Class for its look. */
  readonly className?: string | undefined;
  /** Name for screen readers where the words alone are not enough. */
  readonly label?: string | undefined;
  /** The words. */
  readonly children: ReactNode;
}

/** A link by the app's router, or a plain one to elsewhere; without a safe address its words alone. */
export const ContentAnchor = ({
  url,
  target,
  title,
  className,
  label,
  children,
}: ContentAnchorProps): ReactNode => {
  const { t } = useTranslation('cms');
  const address = toContentUrl(url);
  if (address === undefined) return <span className={className}>{children}</span>;
  const { href, kind } = address;
  const named = label === undefined ? {} : { 'aria-label': label };
  if (kind === 'route') {
    return (
      <Link href={href} className={className} {...named}>
        {children}
      </Link>
    );
  }
  const opensWindow = kind === 'foreign' && target === '_blank';
  return (
    <a
      href={href}
      className={className}
      title={title}
      {...(kind === 'foreign' && { rel: 'noopener noreferrer' })}
      {...(opensWindow && { target: '_blank' })}
      {...named}
    >
      {children}
      {opensWindow && <span className={visuallyHidden}> {t('newWindow')}</span>}
    </a>
  );
};
