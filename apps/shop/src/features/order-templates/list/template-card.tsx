import { TruncatedText } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import type { ListedTemplate } from '../data/use-templates';
import { sharedWithText } from './shared-with-text';
import {
  dayOf,
  orderTemplateButton,
  templateActions,
  type TemplateCells,
  templateName,
} from './template-columns';
import { TemplatePictures } from './template-pictures';
import styles from './templates-screen.module.css';

/** What the card of a template takes. */
export interface TemplateCardProps {
  readonly listed: ListedTemplate;
  readonly cells: TemplateCells;
}

/** A template in the overview of a phone. */
export const TemplateCard = ({ listed, cells }: TemplateCardProps): ReactNode => {
  const { t, words, locale } = cells;
  const { orderTemplateItems, removedProducts, lastEditedTime } = listed.template;
  return (
    <div className={styles['card']}>
      <div className={styles['cardText']}>
        {templateName(listed, cells)}
        <span className={styles['small']}>
          {[
            words('positions', { count: orderTemplateItems.length }),
            removedProducts.length > 0 ? t('removed', { count: removedProducts.length }) : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className={styles['small']}>
          <TruncatedText text={`${sharedWithText(listed, words)} · ${dayOf(lastEditedTime, locale)}`} />
        </span>
      </div>
      {templateActions(listed, cells)}
      <div className={styles['cardFoot']}>
        <TemplatePictures template={listed.template} products={cells.products} />
        {orderTemplateButton(listed, cells)}
      </div>
    </div>
  );
};
