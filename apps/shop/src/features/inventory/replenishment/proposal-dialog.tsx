import { useAddMany } from '@gastroshop/storefront/cart';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, ErrorState, ListDrawing, Loading, Notice, SkeletonLines } from '@gastroshop/ui/feedback';
import { SelectField } from '@gastroshop/ui/field';
import { IconShoppingCart } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReplenishmentLine, sortProposal } from './plan-replenishment';
import styles from './proposal.module.css';
import { NO_EDITS, proposedLines } from './proposal-edits';
import { ProposalRow } from './proposal-row';
import { useUnusualAmounts } from './use-unusual-amounts';
import { useProposal } from './use-proposal';

/** What the dialog takes. */
export interface ProposalDialogProps {
  /** The inventories that together say what is there. */
  readonly inventoryIds: readonly string[];
  readonly onClose: () => void;
}

/** From count to order: a proposed cart that the buyer edits before any of it goes into the real one. */
export const ProposalDialog = ({ inventoryIds, onClose }: ProposalDialogProps): ReactNode => {
  const { t } = useTranslation('inventory-proposal');
  const { paths } = useGateway();
  const addTogether = useAddMany();
  const [wanted, setWanted] = useState<string>();
  const [edits, setEdits] = useState(NO_EDITS);
  const { templates, templateId, lines, isExpectedUnknown, failed, retry } = useProposal(
    inventoryIds,
    wanted,
  );
  const { missing, uncounted, unavailable, coming, enough } = sortProposal(lines ?? []);
  const unusual = useUnusualAmounts(edits);
  const chosen = proposedLines(lines ?? [], edits, (line) => unusual.of(line) !== undefined);
  const add = () => {
    addTogether(chosen);
    onClose();
  };
  const part = (title: string, shown: readonly ReplenishmentLine[], text?: string): ReactNode =>
    shown.length > 0 && (
      <section>
        <h3 className={styles['heading']}>{title}</h3>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        <ul className={styles['rows']}>
          {shown.map((line) => (
            <ProposalRow
              key={line.product.sku}
              line={line}
              edits={edits}
              unusual={unusual}
              onTake={(sku, taken) => {
                setEdits(({ taken: before, amounts }) => ({
                  taken: new Map(before).set(sku, taken),
                  amounts,
                }));
              }}
              onAmount={(sku, text) => {
                setEdits(({ taken, amounts }) => ({
                  taken: new Map(taken).set(sku, true),
                  amounts: new Map(amounts).set(sku, text),
                }));
              }}
            />
          ))}
        </ul>
      </section>
    );
  const hasNone = templates?.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      footer={
        lines !== undefined && (
          <Button
            variant="filled"
            size="large"
            wide
            icon={<IconShoppingCart size={18} />}
            disabled={chosen.length === 0}
            onClick={add}
          >
            {chosen.length === 0 ? t('nothingChosen') : t('add', { count: chosen.length })}
          </Button>
        )
      }
    >
      {failed ? (
        <ErrorState compact title={t('failed')} onRetry={retry} />
      ) : hasNone ? (
        <EmptyState
          compact
          title={t('noTemplate')}
          drawing={<ListDrawing />}
          actions={
            <Button
              render={({ className, children }) => (
                <Link className={className} href={paths.orderTemplates}>
                  {children}
                </Link>
              )}
            >
              {t('toTemplates')}
            </Button>
          }
        >
          {t('noTemplateText')}
        </EmptyState>
      ) : (
        <div className={styles['parts']}>
          {templates !== undefined && (
            <SelectField
              label={t('template')}
              options={templates.map(({ id, name, pars }) => ({
                value: id,
                label: t('templateOne', { name, count: pars }),
              }))}
              value={templateId}
              onChange={(id) => {
                setWanted(id);
                setEdits(NO_EDITS);
              }}
            />
          )}
          {lines === undefined ? (
            <Loading>
              <SkeletonLines count={8} />
            </Loading>
          ) : (
            <>
              {isExpectedUnknown && <Notice tone="warning">{t('expectedUnknown')}</Notice>}
              {missing.length + uncounted.length + unavailable.length + coming.length === 0 && (
                <Notice tone="good">{t('nothing')}</Notice>
              )}
              {part(t('missing'), missing)}
              {part(t('uncounted'), uncounted, t('uncountedText'))}
              {part(t('unavailable'), unavailable)}
              {part(t('coming'), coming, t('comingText'))}
              {enough.length > 0 && <p className={styles['text']}>{t('enough', { count: enough.length })}</p>}
            </>
          )}
        </div>
      )}
    </Modal>
  );
};
