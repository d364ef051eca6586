import type { ReactNode } from 'react';
import { MoreLink } from '../links';
import { Image } from '../pictures';
import { CardTitle } from '../sections';
import type { BlockProps } from './block-props';
import classes from './feature-block.module.css';

/** Features, each with a picture and a text. */
export const FeatureBlock = ({ block: { features } }: BlockProps<'featureBlocks'>): ReactNode => (
  <ul className={classes['features']}>
    {features.map(({ title, text, image, link }, index) => (
      <li key={index} className={classes['feature']}>
        {image && (
          <div className={classes['picture']}>
            <Image image={image} />
          </div>
        )}
        <CardTitle>{title}</CardTitle>
        {text !== undefined && <p className={classes['text']}>{text}</p>}
        {link && <MoreLink link={link} coversCard />}
      </li>
    ))}
  </ul>
);
