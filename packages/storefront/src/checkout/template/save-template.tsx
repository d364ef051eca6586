import { createOrderTemplate } from '@gastroshop/api-client';
import { defineTexts, messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice, useToasts } from '@gastroshop/ui/feedback';
import { TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useShop } from '../../shop';
import styles from './save-template.module.css';

const templateTexts = defineTexts('storefront-save-template', {
  de: {
    title: 'Als Vorlage speichern',
    name: 'Name der Vorlage',
    hint_one: '{{count}} Position mit Menge und Einheit',
    hint_other: '{{count}} Positionen mit Mengen und Einheiten',
    save: 'Speichern',
    nameFirst: 'Die Vorlage braucht einen Namen.',
    saved: 'Vorlage gespeichert',
  },
  en: {
    title: 'Save as template',
    name: 'Name of the template',
    hint_one: '{{count}} item with amount and unit',
    hint_other: '{{count}} items with amounts and units',
    save: 'Save',
    nameFirst: 'The template needs a name.',
    saved: 'Template saved',
  },
});

/** A line to keep in a template. */
interface TemplateLine {
  readonly sku: string;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** What the dialog takes. */
export interface SaveTemplateProps {
  readonly lines: readonly TemplateLine[];
  readonly onClose: () => void;
}

/** Keeps lines as an order template under a name (TPL-1). */
export const SaveTemplate = ({ lines, onClose }: SaveTemplateProps): ReactNode => {
  const t = useTexts(templateTexts);
  const say = useTexts(messages);
  const toasts = useToasts();
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      createOrderTemplate(client, {
        tenant,
        customerId,
        body: {
          name: trimmed,
          orderTemplateItems: lines.map(({ sku, amount, unit }) => ({ productSku: sku, amount, unit })),
        },
      }),
    onSuccess: () => {
      toasts.say({ tone: 'good', title: t('saved'), text: trimmed });
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (trimmed !== '' && !isPending) mutate();
  };
  return (
    <Modal opened onClose={onClose} title={t('title')} size="small">
      <form className={styles['form']} onSubmit={submit}>
        <TextField
          label={t('name')}
          hint={trimmed === '' ? t('nameFirst') : t('hint', { count: lines.length })}
          value={name}
          onChange={setName}
          maxLength={200}
          required
        />
        {isError && (
          <Notice tone="error" announce="at once">
            {say('unexpectedError')}
          </Notice>
        )}
        <Button variant="filled" submit busy={isPending} disabled={trimmed === ''} wide>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
};
