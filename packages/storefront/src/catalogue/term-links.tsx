import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import styles from './no-results.module.css';

/** What a row of ways on takes. */
export interface TermLinksProps {
  /** What the ways have in common. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Ways on from a list that holds nothing; nothing when there are none. */
export const TermLinks = ({ label, links }: TermLinksProps): ReactNode => {
  if (links.length === 0) return null;
  return (
    <section className={styles['ways']}>
      <h3 className={styles['label']}>{label}</h3>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={styles['link']}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
