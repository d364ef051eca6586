import type { Product, ProductDetails } from '@gastroshop/api-contract';
import { filledWineAttributes } from '@gastroshop/domain/product';
import {
  AllergenLetters,
  AllergenTable,
  NutritionTable,
  OriginList,
  WineDetails,
} from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductContext } from '../../product-data';
import { toAllergens } from './to-allergens';
import styles from './declarations.module.css';
import { DetailSection } from './detail-section';
import { nutrientName } from './nutrient-name';
import { toNutritionTable } from './to-nutrition-table';
import { toOrigins } from './to-origins';

/** What the declarations of an article take. */
export interface DeclarationsProps {
  readonly product: Product;
  /** Undefined where they could not be loaded. */
  readonly details: ProductDetails | undefined;
  readonly context: Pick<ProductContext, 'locale'>;
}

const paragraphs = (text: string): ReactNode =>
  text.split(/\n+/).map((paragraph, index) => <p key={index}>{paragraph}</p>);

/** What has to be declared: allergens (PRD-9), nutrients (PRD-10), ingredients, origins and wine (PRD-11), legal notes. */
export const Declarations = ({ product, details, context }: DeclarationsProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const { t: words } = useTranslation('ui-product-declaration');
  const { locale } = context;
  const allergens = toAllergens(product, details);
  const nutrients = details && toNutritionTable(product, details, (key) => nutrientName(key, locale));
  const origins = details === undefined ? [] : toOrigins(details, locale);
  const wine = filledWineAttributes(details?.wineAttributes ?? {});
  const legal = [details?.regulatedDescription, details?.consumerRegulatedInformation].filter(
    (text) => text !== undefined && text !== '',
  );
  return (
    <div className={styles['declarations']}>
      {allergens === undefined ? null : (
        <DetailSection title={t('allergens')} note={<AllergenLetters states={allergens.states} />}>
          {allergens.known ? (
            <AllergenTable states={allergens.states} />
          ) : (
            <p className={styles['text']}>{words('allergensUnknown')}</p>
          )}
          {allergens.note === undefined ? null : <p className={styles['text']}>{allergens.note}</p>}
        </DetailSection>
      )}
      {nutrients === undefined ? null : (
        <DetailSection
          title={t('nutrients')}
          note={
            nutrients.energy?.per100?.kcal === undefined
              ? undefined
              : `${nutrients.energy.per100.kcal} ${words('per100', { quantity: nutrients.basis })}`
          }
        >
          <NutritionTable {...nutrients} />
        </DetailSection>
      )}
      {wine.length === 0 ? null : (
        <DetailSection
          title={t('wine')}
          note={[wine.find(({ key }) => key === 'typeOfGrape')?.value]}
          startOpen
        >
          <WineDetails facts={wine} />
        </DetailSection>
      )}
      {product.ingredients === undefined ? null : (
        <DetailSection title={t('ingredients')}>
          <div className={styles['text']}>{paragraphs(product.ingredients)}</div>
        </DetailSection>
      )}
      {origins.length === 0 ? null : (
        <DetailSection title={t('origin')} note={origins[0]?.country}>
          <OriginList origins={origins} />
        </DetailSection>
      )}
      {legal.length === 0 ? null : (
        <DetailSection title={t('regulated')}>
          <div className={styles['text']}>{paragraphs(legal.join('\n'))}</div>
        </DetailSection>
      )}
    </div>
  );
};
