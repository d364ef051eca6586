import type { ContentLink } from '@gastroshop/api-contract';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ContentAnchor, LinkCaption } from '../links';
import classes from './footer-links.module.css';

interface FooterLinksProps {
  readonly links: readonly ContentLink[];
  /** Beside each other instead of below. */
  readonly inRow?: boolean | undefined;
}

/** Links of the footer. */
export const FooterLinks = ({ links, inRow = false }: FooterLinksProps): ReactNode =>
  links.length === 0 ? null : (
    <ul className={clsx(classes['links'], inRow && classes['row'])}>
      {links.map((link, index) => (
        <li key={index}>
          <ContentAnchor url={link.url} target={link.target} className={classes['link']}>
            <LinkCaption link={link} />
          </ContentAnchor>
        </li>
      ))}
    </ul>
  );
