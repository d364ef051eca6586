import { useLocale } from '@gastroshop/i18n/react';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { SaveTemplate } from '@gastroshop/storefront/templates';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, ErrorState, ListDrawing } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { IconPlus } from '@gastroshop/ui/icons';
import { FindField, KeyHints } from '@gastroshop/ui/search';
import { DataTable, type DataTableHandle, useEventCallback } from '@gastroshop/ui/table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteTemplate } from '../data/use-delete-template';
import { useTemplatePictures } from '../data/use-template-pictures';
import { useFoundTemplates } from '../data/use-found-templates';
import { type ListedTemplate, useTemplates } from '../data/use-templates';
import { LAST_EDITED, sortTemplates } from './sort-templates';
import { TemplateCard } from './template-card';
import { templateColumns, type TemplateCells } from './template-columns';
import styles from './templates-screen.module.css';
import { useLeaveTemplate } from './use-leave-template';
import { useOrderFromList } from './use-order-from-list';

/** Two lines below the name, and a row of pictures with the button. */
const CARD_HEIGHT = 164;
const NONE: readonly ListedTemplate[] = [];

const keyOf = ({ template }: ListedTemplate): string => template.id;
const labelOf = ({ template }: ListedTemplate): string => template.name;

type Making = 'NEW' | ListedTemplate | undefined;

/** The order templates of the user: own ones and shared ones, to open, to make, to copy, to delete. */
export const OrderTemplatesScreen = (): ReactNode => {
  const { t } = useTranslation('template-list');
  const { t: words } = useTranslation('order-templates');
  const { locale } = useLocale();
  const { gateway, navigate } = useShop();
  const { paths } = gateway;
  const { templates, failed, retry } = useTemplates();
  const deleteTemplate = useDeleteTemplate();
  const leave = useLeaveTemplate();
  const [sort, setSort] = useState(LAST_EDITED);
  const [making, setMaking] = useState<Making>();
  const remove = useEventCallback(({ template, isOwner }: ListedTemplate) => {
    if (isOwner) deleteTemplate(template);
    else leave(template);
  });
  const [wanted, setWanted] = useState('');
  const table = useRef<DataTableHandle>(null);
  const found = useFoundTemplates(templates ?? NONE, wanted);
  const isFinding = wanted.trim() !== '';
  const rows = useMemo(() => sortTemplates(found, sort), [found, sort]);
  const shown = useMemo(() => rows.map(({ template }) => template), [rows]);
  const products = useTemplatePictures(shown);
  const { order, busyId } = useOrderFromList();
  const onOrder = useEventCallback(({ template }: ListedTemplate) => void order(template));
  const cells = useMemo<TemplateCells>(
    () => ({ t, words, locale, paths, products, busyId, onOrder, onCopy: setMaking, onRemove: remove }),
    [t, words, locale, paths, products, busyId, onOrder, remove],
  );
  const columns = useMemo(() => templateColumns(cells), [cells]);
  const orderByKey = useEventCallback((listed: ListedTemplate) => {
    if (busyId === undefined && listed.template.orderTemplateItems.length > 0) onOrder(listed);
  });
  const shortcuts = useMemo(() => ({ b: orderByKey, Delete: remove }), [orderByKey, remove]);
  const keys = [
    { keys: ['↑', '↓'], does: t('keyTravel') },
    { keys: ['Enter'], does: t('keyOpen') },
    { keys: ['B'], does: t('keyOrder') },
    { keys: [t('deleteKey')], does: t('keyDelete') },
  ];
  const card = useMemo(
    () =>
      (listed: ListedTemplate): ReactNode => <TemplateCard listed={listed} cells={cells} />,
    [cells],
  );
  usePageTitle(words('title'));
  const make = (
    <Button
      variant="filled"
      icon={<IconPlus size={18} />}
      onClick={() => {
        setMaking('NEW');
      }}
    >
      {words('newTemplate')}
    </Button>
  );
  const count = templates?.length ?? 0;
  const actions = (
    <>
      {count > 1 && (
        <FindField
          label={t('find')}
          value={wanted}
          onChange={setWanted}
          onEnter={() => table.current?.focusRow(0)}
          found={isFinding ? t('found', { found: rows.length, count }) : undefined}
        />
      )}
      {make}
    </>
  );
  const nothingFound = (
    <EmptyState title={t('noneFound', { wanted: wanted.trim() })} drawing={<ListDrawing />}>
      <Button
        onClick={() => {
          setWanted('');
        }}
      >
        {t('showAll')}
      </Button>
    </EmptyState>
  );
  return (
    <div className={styles['screen']}>
      <PageTitle
        count={templates === undefined ? undefined : t('count', { count: templates.length })}
        actions={actions}
      >
        {words('title')}
      </PageTitle>
      <div className={styles['reached']}>
        <DataTable
          ref={table}
          shortcuts={shortcuts}
          label={words('title')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowLabel={labelOf}
          sort={sort}
          onSortChange={setSort}
          onOpen={({ template }) => {
            navigate(paths.orderTemplate(template.id));
          }}
          card={card}
          rowHeight={68}
          cardHeight={CARD_HEIGHT}
          loading={templates === undefined && !failed}
          error={failed ? <ErrorState title={t('failed')} onRetry={retry} /> : undefined}
          empty={
            isFinding ? (
              nothingFound
            ) : (
              <EmptyState title={t('none')} drawing={<ListDrawing />}>
                {t('noneText')}
              </EmptyState>
            )
          }
        />
      </div>
      {count > 0 && (
        <div className={styles['keys']}>
          <KeyHints hints={keys} plain />
        </div>
      )}
      {making !== undefined && (
        <SaveTemplate
          copied={making === 'NEW' ? undefined : making.template}
          onClose={() => {
            setMaking(undefined);
          }}
          onSaved={({ id }) => {
            navigate(paths.orderTemplate(id));
          }}
        />
      )}
    </div>
  );
};
