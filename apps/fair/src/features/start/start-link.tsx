import { IconChevronRight } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import styles from './start-screen.module.css';

/** What a way on takes. */
export interface StartLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** What there is to be had on it. */
  readonly text: ReactNode;
  /** In the brand's colour: the likeliest of them. */
  readonly loud?: boolean | undefined;
}

/** A way on from the start page, one of a list. */
export const StartLink = ({ href, icon, title, text, loud = false }: StartLinkProps): ReactNode => (
  <li>
    <Link className={styles['way']} data-loud={loud || undefined} href={href}>
      <span className={styles['sign']}>{icon}</span>
      <span className={styles['wayText']}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <IconChevronRight size={18} />
    </Link>
  </li>
);
