import { getReceiptPdf } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../files';
import { useShop } from '../../shop';

/** The paper of an order as a file: fetched with the session, then handed to the browser to save. */
export const useOrderPdf = ({ id, number = id }: Pick<Order, 'id' | 'number'>) => {
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  return useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await getReceiptPdf(client, {
        tenant,
        customerId,
        documentNumber: number,
        receiptType: 'order',
      });
      saveFile(blob, fileName ?? `${number}.pdf`);
    },
  });
};
