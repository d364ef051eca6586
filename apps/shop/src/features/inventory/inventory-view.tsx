import type { Product } from '@gastroshop/api-contract';
import { useSession } from '@gastroshop/storefront/session';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { ErrorState, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addProduct } from './count/count-lines';
import { CountScreen } from './count/count-screen';
import type { InventoryCount } from './count/inventory-count';
import { useCounts } from './count/use-counts';
import { useSendCounts } from './count/use-send-counts';
import { InventoryDetail } from './detail/inventory-detail';
import { formatInventory, type InventoryRoute, parseInventory } from './inventory-address';
import { InventoriesScreen } from './list/inventories-screen';

/** What the page of the inventories takes. */
export interface InventoryViewProps {
  /** The search part of the address, which says what of them is shown. */
  readonly address: string;
  readonly onAddressChange: (address: string) => void;
  /** Name of the app, which keeps what is being counted. */
  readonly app: string;
}

/** Stock-taking: the list, one inventory, or the one that is being counted. */
export const InventoryView = (props: InventoryViewProps): ReactNode => {
  const { address, onAddressChange, app } = props;
  const { t } = useTranslation('inventory');
  const { t: say } = useTranslation('stock-count');
  const { clock, gateway } = useShop();
  const { flags } = useSession();
  const counts = useCounts(app);
  const sending = useSendCounts(counts);
  const place = parseInventory(address);
  const { inventoryId, countId, page, direction } = place;
  const go = (next: Partial<InventoryRoute>) => {
    onAddressChange(formatInventory({ page, direction, ...next }));
  };
  const start = (products: readonly Product[] = []) => {
    const empty: InventoryCount = {
      id: crypto.randomUUID(),
      startedAt: new Date(clock.now()).toISOString(),
      comment: '',
      unloadingArea: '',
      lines: [],
      finished: false,
    };
    const crossTenantNumbers = flags.shouldSeeCrossTenantProductId;
    counts.store.put(
      products.reduce((so, product) => addProduct(so, { product, crossTenantNumbers }).count, empty),
    );
    go({ countId: empty.id });
  };
  usePageTitle(t('title'));
  const bones = (
    <Loading>
      <SkeletonLines count={8} />
    </Loading>
  );
  // Right after signing on the customer may still be on its way; what is counted has to belong to one.
  if (gateway.scope.customerId === '') return bones;
  if (countId !== undefined) {
    const count = counts.counts?.find(({ id }) => id === countId);
    if (count !== undefined)
      return (
        <CountScreen
          key={count.id}
          count={count}
          counts={counts}
          sending={sending}
          onBack={() => {
            go({});
          }}
          onSent={(id) => {
            go({ inventoryId: id });
          }}
        />
      );
    if (counts.counts === undefined) return bones;
    return (
      <ErrorState
        title={say('missing')}
        headingLevel={1}
        actions={
          <Button
            onClick={() => {
              go({});
            }}
          >
            {t('toList')}
          </Button>
        }
      />
    );
  }
  if (inventoryId !== undefined)
    return (
      <InventoryDetail
        key={inventoryId}
        inventoryId={inventoryId}
        state="PRESENT"
        onBack={() => {
          go({});
        }}
        onCountAgain={start}
      />
    );
  return (
    <InventoriesScreen
      place={place}
      onPlaceChange={go}
      counts={counts}
      sending={sending}
      onStart={() => {
        start();
      }}
      onContinue={(id) => {
        go({ countId: id });
      }}
      onOpen={(id) => {
        go({ inventoryId: id });
      }}
    />
  );
};
