import { getReceiptPdf } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';
import { useMutation } from '@tanstack/react-query';
import { useShop } from '../../shop';

/** Long enough for any browser to begin the download, after which the copy in memory can go. */
const KEPT_MS = 60_000;

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
      const address = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName ?? `${number}.pdf`;
      link.click();
      setTimeout(() => {
        URL.revokeObjectURL(address);
      }, KEPT_MS);
    },
  });
};
