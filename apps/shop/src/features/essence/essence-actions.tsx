import { getAllergensExcel, getEssenceListPdf } from '@gastroshop/api-client';
import { useDownload } from '@gastroshop/storefront/files';
import { useShop } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { IconCalendar, IconFileSpreadsheet, IconFileTypePdf } from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { essencePeriodQuery } from './essence-queries';
import { PeriodDialog } from './period-dialog';

/** Says when a file could not be had. */
const useFailure = ({ state }: ReturnType<typeof useDownload>, title: string): void => {
  const toasts = useToasts();
  useEffect(() => {
    if (state === 'FAILED') toasts.say({ tone: 'error', title });
  }, [state, title, toasts]);
};

/** What can be done with the essence list as a whole: its period, its PDF, the allergens of all of it. */
export const EssenceActions = (): ReactNode => {
  const { t } = useTranslation('essence');
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  const { data } = useQuery(essencePeriodQuery(client, gateway.scope));
  const [choosing, setChoosing] = useState(false);
  const pdf = useDownload(() => getEssenceListPdf(client, { tenant, customerId }), t('pdfFile'));
  const allergens = useDownload(() => getAllergensExcel(client, { tenant, customerId }), t('allergensFile'));
  useFailure(pdf, t('fileFailed'));
  useFailure(allergens, t('fileFailed'));
  const days = data?.showEssenceForDays;
  return (
    <>
      <Button
        icon={<IconCalendar size={18} />}
        disabled={days === undefined}
        onClick={() => {
          setChoosing(true);
        }}
      >
        {days === undefined ? t('periodTitle') : t('period', { days })}
      </Button>
      <IconButton
        outline
        label={t('pdf')}
        icon={<IconFileTypePdf size={18} />}
        disabled={pdf.state === 'BUSY'}
        onClick={pdf.start}
      />
      <IconButton
        outline
        label={t('allergens')}
        icon={<IconFileSpreadsheet size={18} />}
        disabled={allergens.state === 'BUSY'}
        onClick={allergens.start}
      />
      {choosing && (
        <PeriodDialog
          days={days}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </>
  );
};
