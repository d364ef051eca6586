import type { Product } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { formatLongDate, type Locale } from '@gastroshop/i18n';
import type { ShopPaths } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconCopy, IconShoppingCartPlus, IconTrash, IconX } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { type DataTableColumn, TruncatedText } from '@gastroshop/ui/table';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ListedTemplate } from '../data/use-templates';
import { sharedWithText } from './shared-with-text';
import { TemplatePictures } from './template-pictures';
import styles from './templates-screen.module.css';

/** What the cells of the overview need. */
export interface TemplateCells {
  readonly t: TFunction<'template-list'>;
  readonly words: TFunction<'order-templates'>;
  readonly locale: Locale;
  readonly paths: Pick<ShopPaths, 'orderTemplate'>;
  /** Products whose pictures are known, by number. */
  readonly products: ReadonlyMap<string, Product>;
  /** The template that is on its way into the cart. */
  readonly busyId: string | undefined;
  readonly onOrder: (listed: ListedTemplate) => void;
  readonly onCopy: (listed: ListedTemplate) => void;
  readonly onRemove: (listed: ListedTemplate) => void;
}

/** A moment's day as lists show it. */
export const dayOf = (moment: string, locale: Locale): string =>
  formatLongDate(viennaDateAt(Date.parse(moment)), locale, { weekday: 'none', month: 'short' });

/** The name of a template, which leads to it, and what is noted about it. */
export const templateName = ({ template }: ListedTemplate, { paths }: TemplateCells): ReactNode => (
  <div className={styles['cell']}>
    <Link href={paths.orderTemplate(template.id)} className={styles['name']}>
      <span title={template.name}>{template.name}</span>
    </Link>
    {template.comment !== undefined && template.comment !== '' && (
      <span className={styles['small']}>
        <TruncatedText text={template.comment} />
      </span>
    )}
  </div>
);

/** Orders a template without opening it. */
export const orderTemplateButton = (listed: ListedTemplate, cells: TemplateCells): ReactNode => {
  const { t, busyId, onOrder } = cells;
  const { id, name, orderTemplateItems } = listed.template;
  return (
    <Button
      icon={<IconShoppingCartPlus size={18} />}
      label={t('orderTemplate', { name })}
      busy={busyId === id}
      disabled={orderTemplateItems.length === 0}
      onClick={() => {
        onOrder(listed);
      }}
    >
      {t('order')}
    </Button>
  );
};

/** What can be done with a template from the overview. */
export const templateActions = (listed: ListedTemplate, cells: TemplateCells): ReactNode => {
  const { t, words, onCopy, onRemove } = cells;
  const { template, isOwner } = listed;
  return (
    <span className={styles['actions']}>
      <IconButton
        label={t('copy', { name: template.name })}
        icon={<IconCopy size={18} />}
        onClick={() => {
          onCopy(listed);
        }}
      />
      <IconButton
        label={words(isOwner ? 'delete' : 'leave', { name: template.name })}
        icon={isOwner ? <IconTrash size={18} /> : <IconX size={18} />}
        onClick={() => {
          onRemove(listed);
        }}
      />
    </span>
  );
};

/** The columns of the overview. */
export const templateColumns = (cells: TemplateCells): readonly DataTableColumn<ListedTemplate>[] => {
  const { t, words, locale } = cells;
  return [
    {
      key: 'name',
      header: t('name'),
      width: 'minmax(132px, 1fr)',
      sortable: true,
      cell: (listed) => (
        <div className={styles['cell']}>
          {templateName(listed, cells)}
          <span className={styles['small']}>
            <TruncatedText text={sharedWithText(listed, words)} />
          </span>
        </div>
      ),
    },
    {
      key: 'contents',
      header: t('contents'),
      width: 'var(--template-pictures)',
      cell: ({ template }) => <TemplatePictures template={template} products={cells.products} />,
    },
    {
      key: 'articles',
      header: t('articles'),
      width: '88px',
      sortable: true,
      cell: ({ template: { orderTemplateItems, removedProducts } }) => (
        <div className={styles['cell']}>
          <span>{words('positions', { count: orderTemplateItems.length })}</span>
          {removedProducts.length > 0 && (
            <span className={styles['warning']}>
              <TruncatedText text={t('removed', { count: removedProducts.length })} />
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'lastEditedTime',
      header: t('edited'),
      width: '120px',
      sortable: true,
      cell: ({ template: { lastEditedTime, lastEditedBy } }) => (
        <div className={styles['cell']}>
          <span>{dayOf(lastEditedTime, locale)}</span>
          {lastEditedBy !== undefined && (
            <span className={styles['small']}>
              <TruncatedText text={t('by', { name: lastEditedBy })} />
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'creationTime',
      header: t('created'),
      width: '104px',
      sortable: true,
      cell: ({ template: { creationTime } }) => dayOf(creationTime, locale),
    },
    {
      key: 'order',
      header: t('order'),
      headerHidden: true,
      width: '128px',
      align: 'end',
      cell: (listed) => orderTemplateButton(listed, cells),
    },
    {
      key: 'actions',
      header: t('actions'),
      headerHidden: true,
      width: '80px',
      align: 'end',
      cell: (listed) => templateActions(listed, cells),
    },
  ];
};
