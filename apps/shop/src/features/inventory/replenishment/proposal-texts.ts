import { defineNamespace } from '@gastroshop/i18n';
import type { InventoryProposalTexts } from '../../../i18next-resources';
import de from './texts/inventory-proposal.de.json';
import en from './texts/inventory-proposal.en.json';

/** What the way from count to order says. */
export const proposalTexts = defineNamespace<InventoryProposalTexts>('inventory-proposal', { de, en });
