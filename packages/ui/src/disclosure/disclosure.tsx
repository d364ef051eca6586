import { useId, useState, type ReactNode } from 'react';
import { IconChevronDown } from '../icons';
import classes from './disclosure.module.css';

/** What a part of a page that folds takes. */
export interface DisclosureProps {
  /** Its heading, which folds it. */
  readonly title: ReactNode;
  /** A word at the end of the heading: a count, a state. */
  readonly note?: ReactNode;
  /** What it shows. */
  readonly children: ReactNode;
  /** Whether it begins open. */
  readonly startOpen?: boolean | undefined;
  /** Whether it is open, where the page decides; it decides itself if missing. */
  readonly open?: boolean | undefined;
  /** Called when the reader folds or unfolds it. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Level of the heading on its page; 3 if missing. */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** A heading that shows or hides what belongs to it; on paper everything is shown. */
export const Disclosure = (props: DisclosureProps): ReactNode => {
  const { title, note, children, startOpen = false, open, onToggle, level = 3 } = props;
  const id = useId();
  const [own, setOwn] = useState(startOpen);
  const shown = open ?? own;
  const Heading = `h${level}` as const;
  return (
    <section className={classes['part']}>
      <Heading className={classes['heading']}>
        <button
          type="button"
          className={classes['button']}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => {
            setOwn(!shown);
            onToggle?.(!shown);
          }}
        >
          <span className={classes['title']}>{title}</span>
          {note !== undefined && <span className={classes['note']}>{note}</span>}
          <span className={classes['sign']}>
            <IconChevronDown size={18} />
          </span>
        </button>
      </Heading>
      <div id={id} className={classes['content']} hidden={!shown}>
        {children}
      </div>
    </section>
  );
};
