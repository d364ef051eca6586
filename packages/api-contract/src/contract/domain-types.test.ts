import type {
  CartLine,
  CartTotals,
  Deposit,
  Fee,
  LineContent as DomainLineContent,
  OrderDifference as DomainOrderDifference,
  SeenCart as DomainSeenCart,
  VatRate as DomainVatRate,
} from '@gastroshop/domain/cart';
import type {
  DeliveryException as DomainDeliveryException,
  DeliverySlot as DomainDeliverySlot,
} from '@gastroshop/domain/delivery';
import type {
  EssenceVisibility as DomainEssenceVisibility,
  RecentEssenceItem,
} from '@gastroshop/domain/essence';
import type {
  InventoryItem as DomainInventoryItem,
  NonWebshopInventoryItem as DomainNonWebshopItem,
} from '@gastroshop/domain/inventory';
import type {
  CheckedLabels as DomainCheckedLabels,
  LabelPair as DomainLabelPair,
} from '@gastroshop/domain/labels';
import type { Price as DomainPrice, PriceSnapshot as DomainPriceSnapshot } from '@gastroshop/domain/pricing';
import type {
  IngredientOrigin as DomainIngredientOrigin,
  NutrientTable as DomainNutrientTable,
  ProductIdentity,
  ProductWithStatus,
  WeighedProduct,
  WineAttributes as DomainWineAttributes,
} from '@gastroshop/domain/product';
import type { Unit as DomainUnit } from '@gastroshop/domain/quantity';
import { describe, expectTypeOf, it } from 'vitest';
import type {
  CartItem,
  CheckedLabels,
  DeliveryException,
  DeliverySlot,
  Deposit as WireDeposit,
  EssenceItem,
  EssenceVisibility,
  Fee as WireFee,
  IngredientOrigin,
  InventoryItem,
  LabelPair,
  LineContent,
  NonWebshopInventoryItem,
  NutrientTable,
  OrderDifference,
  Price,
  PriceSnapshot,
  Product,
  SeenCart,
  Totals,
  Unit,
  VatRate,
  Weighed,
  WineAttributes,
} from '../schemas';

describe('what comes over the wire is what the domain takes', () => {
  it('PRI-1, PRI-5, PRI-6: prices with their reductions and validity', () => {
    expectTypeOf<Price>().toExtend<DomainPrice>();
  });

  it('PRD-3: units', () => {
    expectTypeOf<Unit>().toExtend<DomainUnit>();
  });

  it('PRD-6, PRD-11: articles, nutrients, origins, wine', () => {
    expectTypeOf<Product>().toExtend<ProductIdentity & ProductWithStatus>();
    expectTypeOf<NutrientTable>().toExtend<DomainNutrientTable>();
    expectTypeOf<IngredientOrigin>().toExtend<DomainIngredientOrigin>();
    expectTypeOf<WineAttributes>().toExtend<DomainWineAttributes>();
    expectTypeOf<keyof DomainWineAttributes>().toEqualTypeOf<keyof WineAttributes>();
    expectTypeOf<Weighed>().toExtend<WeighedProduct>();
  });

  it('cart lines, VAT, deposit, fees', () => {
    expectTypeOf<CartItem>().toExtend<CartLine>();
    expectTypeOf<LineContent>().toExtend<DomainLineContent>();
    expectTypeOf<VatRate>().toExtend<DomainVatRate>();
    expectTypeOf<WireDeposit>().toExtend<Deposit>();
    expectTypeOf<WireFee>().toExtend<Fee>();
  });

  it('essence, inventories, labels', () => {
    expectTypeOf<EssenceItem>().toExtend<RecentEssenceItem>();
    expectTypeOf<EssenceVisibility>().toExtend<DomainEssenceVisibility>();
    expectTypeOf<InventoryItem>().toExtend<DomainInventoryItem>();
    expectTypeOf<NonWebshopInventoryItem>().toExtend<DomainNonWebshopItem>();
    expectTypeOf<LabelPair>().toExtend<DomainLabelPair>();
  });

  it('delivery slots and exceptions, the cart a buyer saw', () => {
    expectTypeOf<DeliverySlot>().toExtend<DomainDeliverySlot>();
    expectTypeOf<DeliveryException>().toExtend<DomainDeliveryException>();
    expectTypeOf<SeenCart>().toExtend<DomainSeenCart>();
  });
});

describe('what the domain finds out goes over the wire as it is', () => {
  it('sums, price snapshots, differences, checked labels', () => {
    expectTypeOf<CartTotals>().toExtend<Totals>();
    expectTypeOf<DomainPriceSnapshot>().toExtend<PriceSnapshot>();
    expectTypeOf<DomainOrderDifference>().toExtend<OrderDifference>();
    expectTypeOf<DomainCheckedLabels>().toExtend<CheckedLabels>();
  });
});
