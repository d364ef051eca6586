import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../icons';
import { Link } from '../link';
import classes from './step-header.module.css';

/** One step of a way. */
export interface Step {
  /** Its name. */
  readonly label: string;
  /** The way back to it, once it is done. */
  readonly href?: string | undefined;
}

/** What the head of a page takes that is a step. */
export interface StepHeaderProps {
  /** The page's name. */
  readonly title: string;
  /** Short, beside the name: how much there is of it. */
  readonly note?: string | undefined;
  /** Stands between the name and the way: a field that finds in it. */
  readonly tools?: ReactNode;
  /** All steps in their order. */
  readonly steps: readonly Step[];
  /** Which one this is, from 0. */
  readonly current: number;
}

/** The first heading of a page that is a step, with the way so far and to come. */
export const StepHeader = ({ title, note, tools, steps, current }: StepHeaderProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  return (
    <div className={classes['header']}>
      <div className={classes['title']}>
        <h1 className={classes['heading']}>{title}</h1>
        {note !== undefined && <span className={classes['note']}>{note}</span>}
      </div>
      {tools !== undefined && <div className={classes['tools']}>{tools}</div>}
      <ol className={classes['steps']} aria-label={t('steps')}>
        {steps.map(({ label, href }, index) => {
          const done = index < current;
          const content = (
            <>
              <span className={classes['number']} aria-hidden>
                {done ? <IconCheck size={14} stroke={2.25} /> : index + 1}
              </span>
              <span className={classes['label']}>{label}</span>
            </>
          );
          return (
            <li
              key={label}
              className={clsx(
                classes['step'],
                done && classes['done'],
                index === current && classes['current'],
              )}
              aria-current={index === current ? 'step' : undefined}
            >
              {done && href !== undefined ? (
                <Link className={classes['body']} href={href} aria-label={t('stepDone', { label })}>
                  {content}
                </Link>
              ) : (
                <span className={classes['body']}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
