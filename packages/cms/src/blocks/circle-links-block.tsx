import type { ReactNode } from 'react';
import { ContentAnchor, LinkCaption } from '../links';
import { Drawing, Image } from '../pictures';
import type { BlockProps } from './block-props';
import classes from './circle-links-block.module.css';

/** Links below round pictures, in a row as long as there is room. */
export const CircleLinksBlock = ({ block: { links } }: BlockProps<'circleLinks'>): ReactNode => (
  <ul className={classes['links']}>
    {links.map(({ image, link }, index) => (
      <li key={index}>
        <ContentAnchor url={link.url} target={link.target} className={classes['link']}>
          <span className={classes['circle']}>
            {image ? (
              // The words stand below; told twice they would only be heard twice.
              <Image image={{ ...image, alt: '' }} />
            ) : (
              <Drawing className={classes['drawing']} words={link.caption ?? ''} family="other" size={64} />
            )}
          </span>
          <span className={classes['caption']}>
            <LinkCaption link={link} />
          </span>
        </ContentAnchor>
      </li>
    ))}
  </ul>
);
