import { afterCommit, type CallRequest, type Handlers } from '../../calls';
import { throwProblem } from '../../http';
import { renderLabels } from '../../rendering';
import { essentialSkus, type CatalogueMemory } from '../catalogue';
import { buyerOf, loadProducts } from '../product';
import type { Services } from '../services';
import { addLabels, hasLabel, labelSkus, removeLabels, type LabelOwner } from './label-list';
import { checkedLabels, labelProducts } from './label-products';
import { labelSheetOf } from './label-sheet-of';
import { mailLabels } from './mail-labels';

type LabelRequest = Pick<CallRequest<'getLabelSkus'>, 'caller' | 'customer'>;

/** A list of labels belongs to a user and one customer: without a customer there is none. */
const ownerOf = ({ caller, customer }: LabelRequest): LabelOwner => ({
  tenant: caller.tenant,
  userId: caller.userId,
  customerId:
    customer?.id ?? throwProblem('customer-forbidden', { detail: 'A label list belongs to a customer.' }),
});

/** The list of articles labels are wanted of, and the labels themselves: as PDF and by mail (LAB-1). */
export const labelHandlers = (memory: CatalogueMemory, { mailBudget }: Services) =>
  ({
    getLabelSkus: async (request, queries) => labelSkus(queries, ownerOf(request)),
    getLabel: async (request, queries) => hasLabel(queries, ownerOf(request), request.path.sku),
    addLabel: async (request, queries) => {
      const owner = ownerOf(request);
      const { sku } = request.path;
      const products = await loadProducts(queries, buyerOf(request), [sku]);
      if (!products.has(sku) || products.restricted.has(sku)) throwProblem('not-found');
      await addLabels(queries, owner, [sku], request.now);
      return undefined;
    },
    addAllLabelsFromEssences: async (request, queries) => {
      const owner = ownerOf(request);
      await addLabels(queries, owner, await essentialSkus(queries, memory, request), request.now);
      return undefined;
    },
    deleteLabel: async (request, queries) => {
      await removeLabels(queries, ownerOf(request), request.path.sku);
      return undefined;
    },
    clearLabels: async (request, queries) => {
      await removeLabels(queries, ownerOf(request));
      return undefined;
    },
    checkLabelsForInactiveProducts: async (request, queries) =>
      checkedLabels(queries, buyerOf(request), await labelSkus(queries, ownerOf(request))),
    getLabelProducts: async (request, queries) => {
      const { query, seesPrices, caller } = request;
      const { sortBy, sortDirection } = query;
      if (sortBy !== undefined && !seesPrices)
        throwProblem('invalid-request', { field: 'sortBy', detail: 'Prices are not visible to this user.' });
      return labelProducts(queries, buyerOf(request), await labelSkus(queries, ownerOf(request)), {
        sortBy,
        sortDirection,
        showsCrossTenantId: caller.flags.shouldSeeCrossTenantProductId,
      });
    },
    generateLabels: async (request, queries) => {
      ownerOf(request);
      const sheet = await labelSheetOf(queries, request, request.body);
      return afterCommit(async (leaving) => ({
        mediaType: 'application/pdf',
        bytes: await renderLabels(sheet, leaving),
        fileName: `${sheet.title}-${request.today}.pdf`,
      }));
    },
    emailLabels: async (request, queries) => {
      const { body, locale, now } = request;
      const owner = ownerOf(request);
      const sheet = await labelSheetOf(queries, request, body);
      await mailLabels(queries, { owner, sheet, locale, now }, mailBudget);
      return undefined;
    },
  }) satisfies Handlers;
