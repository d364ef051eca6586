import { SectionHead, type ContentSlots } from '@gastroshop/cms';
import { ProductShelf } from './product-shelf';
import { FormPreview } from './form-preview';
import { HiddenBlockPlaceholder } from './hidden-block-placeholder';
import { OmittedBlockPlaceholder } from './omitted-block-placeholder';
import { CrmFormPreview } from './crm-form-preview';

const exact: ContentSlots = {
  featuredProducts: (skus, title, link) => <ProductShelf skus={skus} title={title} link={link} />,
  promotionProducts: (skus) => <ProductShelf skus={skus} title={undefined} link={undefined} />,
  form: (form, title) => (
    <section>
      {title !== undefined && <SectionHead title={title} />}
      <FormPreview fields={form.fields} label={title} />
    </section>
  ),
  crmForm: (block) => <CrmFormPreview block={block} />,
  unknownBlock: (kind, id) => <OmittedBlockPlaceholder kind={kind} id={id} />,
};

const marked: ContentSlots = { ...exact, hiddenBlock: (block) => <HiddenBlockPlaceholder block={block} /> };

/**
 * What the preview draws inside content; the same object at every render.
 *
 * @param marksHidden whether what is not shown on the day is marked
 */
export const pageSlots = (marksHidden: boolean): ContentSlots => (marksHidden ? marked : exact);
