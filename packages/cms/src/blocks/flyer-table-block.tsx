import type { ReactNode } from 'react';
import { isValidOn } from '../dates';
import { SectionHead } from '../sections';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';
import { Flyer } from './flyer';
import classes from './flyer-table-block.module.css';

/** The flyers that hold today, or will; those that are over are gone. */
export const FlyerTableBlock = ({ block: { title, flyers } }: BlockProps<'flyerTable'>): ReactNode => {
  const { today } = useContentSettings();
  const current = flyers.filter(({ validity }) => isValidOn({ validTo: validity?.validTo }, today));
  if (current.length === 0) return null;
  return (
    <>
      {title !== undefined && <SectionHead title={title} />}
      <ul className={classes['flyers']}>
        {current.map((flyer, index) => (
          <Flyer key={index} flyer={flyer} place={index} belowHeading={title !== undefined} />
        ))}
      </ul>
    </>
  );
};
