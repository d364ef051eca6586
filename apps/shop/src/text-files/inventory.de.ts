// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import inventory from '../features/inventory/texts/inventory.de.json';
import inventoryExport from '../features/inventory/list/texts/inventory-export.de.json';
import inventoryProposal from '../features/inventory/replenishment/texts/inventory-proposal.de.json';
import stockCount from '../features/inventory/count/texts/stock-count.de.json';

const room: TextRoom = {
  inventory: inventory,
  'inventory-export': inventoryExport,
  'inventory-proposal': inventoryProposal,
  'stock-count': stockCount,
};

export default room;
