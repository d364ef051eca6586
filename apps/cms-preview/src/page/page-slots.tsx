import { SectionHead, type ContentSlots } from '@gastroshop/cms';
import { ArticleShelf } from './article-shelf';
import { FormTrial } from './form-trial';
import { HiddenMark } from './hidden-mark';
import { LeftOutMark } from './left-out-mark';
import { SignUpTrial } from './sign-up-trial';

const exact: ContentSlots = {
  featuredProducts: (skus, title, link) => <ArticleShelf skus={skus} title={title} link={link} />,
  promotionProducts: (skus) => <ArticleShelf skus={skus} title={undefined} link={undefined} />,
  form: (form, title) => (
    <section>
      {title !== undefined && <SectionHead title={title} />}
      <FormTrial fields={form.fields} label={title} />
    </section>
  ),
  crmForm: (block) => <SignUpTrial block={block} />,
  unknownBlock: (kind, id) => <LeftOutMark kind={kind} id={id} />,
};

const marked: ContentSlots = { ...exact, hiddenBlock: (block) => <HiddenMark block={block} /> };

/**
 * What the preview draws inside content; the same object at every render.
 *
 * @param marksHidden whether what is not shown on the day is marked
 */
export const pageSlots = (marksHidden: boolean): ContentSlots => (marksHidden ? marked : exact);
