// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import inventory from '../features/inventory/texts/inventory.de.json';
import inventoryExport from '../features/inventory/list/texts/inventory-export.de.json';
import inventoryProposal from '../features/inventory/replenishment/texts/inventory-proposal.de.json';
import stockCount from '../features/inventory/count/texts/stock-count.de.json';

export default {
  inventory: inventory,
  'inventory-export': inventoryExport,
  'inventory-proposal': inventoryProposal,
  'stock-count': stockCount,
};
