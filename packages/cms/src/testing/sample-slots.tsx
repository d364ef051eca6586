import { SectionHead } from '../sections';
import type { ContentSlots } from '../settings';
import classes from './sample-slots.module.css';

/** What an app would draw, as boxes that say so. */
export const sampleSlots: ContentSlots = {
  featuredProducts: (skus, title, link) => (
    <>
      {title !== undefined && <SectionHead title={title} link={link} />}
      <ul className={classes['boxes']}>
        {skus.map((sku) => (
          <li key={sku} className={classes['box']}>
            {sku}
          </li>
        ))}
      </ul>
    </>
  ),
  promotionProducts: (skus) => <p className={classes['box']}>{skus.join(', ')}</p>,
  form: (form, title) => (
    <>
      {title !== undefined && <SectionHead title={title} />}
      <p className={classes['box']}>{form.fields.map(({ label }) => label).join(', ')}</p>
    </>
  ),
  crmForm: ({ text, interests }) => (
    <p className={classes['box']}>{[text, ...interests.map(({ label }) => label)].join(', ')}</p>
  ),
};
