import { Disclosure } from '@gastroshop/ui/disclosure';
import { useIsMobile } from '@gastroshop/ui/table';
import { type ReactNode, useId } from 'react';
import styles from './detail-section.module.css';

/** What a part of the page of an article takes. */
export interface DetailSectionProps {
  readonly title: string;
  /** What it comes to, in a word: phones show it beside the folded title. */
  readonly note?: ReactNode;
  /** Whether phones begin with it unfolded. */
  readonly startOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of the page of an article: in full on a desk, folded below its title on a phone. */
export const DetailSection = ({ title, note, startOpen, children }: DetailSectionProps): ReactNode => {
  const phone = useIsMobile();
  const id = useId();
  if (phone)
    return (
      <Disclosure title={title} note={note} level={2} startOpen={startOpen}>
        {children}
      </Disclosure>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
};
