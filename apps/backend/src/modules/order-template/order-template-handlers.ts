import type { OrderTemplate } from '@gastroshop/api-contract';
import type { CallRequest, Handlers } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { changeTemplate, markTemplateEdited } from './change-template';
import { checkLines } from './check-lines';
import { createTemplate } from './create-template';
import { loadTemplates } from './load-templates';
import { shareTemplate, unshareTemplate } from './share-template';
import { putLine, removeLine } from './store-lines';
import { lockOwnedTemplate, lockTemplate } from './template-access';
import { withProductDetails } from './template-details';
import { templatePage } from './template-page';
import { templatePdf } from './template-pdf';

/** What every call about templates brings. */
type TemplateRequest = Pick<CallRequest<'getOrderTemplates'>, 'tenant' | 'caller' | 'customer' | 'locale'>;

const allOf = (queries: Queries, { tenant, caller, customer, locale }: TemplateRequest) =>
  loadTemplates(queries, { tenant, userId: caller.userId, locale, customerId: customer?.id });

/** One template the caller owns or shares; any other is not there. */
const oneOf = async (
  queries: Queries,
  { tenant, caller, locale }: TemplateRequest,
  id: string,
): Promise<OrderTemplate> => {
  const [template] = await loadTemplates(queries, { tenant, userId: caller.userId, locale, id });
  return template ?? throwProblem('not-found');
};

const changeOf = ({ caller, path, now }: CallRequest<'putOrderTemplate' | 'putOrderTemplateItem'>) => ({
  caller,
  now,
  templateId: path.orderTemplateId,
  tenant: caller.tenant,
});

/** Order templates: lists of articles kept for ordering again. */
export const orderTemplateHandlers = () =>
  ({
    createOrderTemplate: async (request, queries) => {
      const { caller, customer, now, body } = request;
      if (customer === undefined)
        throwProblem('customer-forbidden', { detail: 'A template belongs to a customer.' });
      const id = await createTemplate(queries, { caller, customerId: customer.id, now }, body);
      return oneOf(queries, request, id);
    },
    getOrderTemplates: (request, queries) => allOf(queries, request),
    searchOrderTemplates: async (request, queries) =>
      templatePage(await allOf(queries, request), request.query),
    getOrderTemplate: (request, queries) => oneOf(queries, request, request.path.orderTemplateId),
    getOrderTemplateDetails: async (request, queries) =>
      withProductDetails(
        queries,
        request,
        await oneOf(queries, request, request.path.orderTemplateId),
        request.body,
      ),
    getOrderTemplatePdf: async (request, queries) =>
      templatePdf(queries, request, await oneOf(queries, request, request.path.orderTemplateId)),
    putOrderTemplate: async (request, queries) => {
      const { id } = await lockOwnedTemplate(queries, request.caller, request.path.orderTemplateId);
      await changeTemplate(queries, changeOf(request), request.body);
      return oneOf(queries, request, id);
    },
    deleteOrderTemplate: async ({ caller, path, tenant }, queries) => {
      const { id } = await lockOwnedTemplate(queries, caller, path.orderTemplateId);
      await queries.deleteFrom('order_template').where('tenant', '=', tenant).where('id', '=', id).execute();
      return undefined;
    },
    putOrderTemplateItem: async (request, queries) => {
      const { id } = await lockOwnedTemplate(queries, request.caller, request.path.orderTemplateId);
      await checkLines(queries, request.tenant, [request.body], (_, field) => field);
      await putLine(queries, changeOf(request), request.body);
      await markTemplateEdited(queries, changeOf(request));
      return oneOf(queries, request, id);
    },
    deleteOrderTemplateItem: async (request, queries) => {
      const { id } = await lockOwnedTemplate(queries, request.caller, request.path.orderTemplateId);
      await removeLine(queries, { tenant: request.tenant, templateId: id }, request.body.productSku);
      await markTemplateEdited(queries, {
        caller: request.caller,
        now: request.now,
        templateId: id,
      });
      return oneOf(queries, request, id);
    },
    shareOrderTemplate: async (request, queries) => {
      const rights = await lockTemplate(queries, request.caller, request.path.orderTemplateId);
      await shareTemplate(queries, request.caller, rights, request.body);
      return oneOf(queries, request, rights.id);
    },
    unshareOrderTemplate: async (request, queries) => {
      const rights = await lockTemplate(queries, request.caller, request.path.orderTemplateId);
      const before = await oneOf(queries, request, rights.id);
      await unshareTemplate(queries, request.caller, rights, request.body);
      const [after] = await loadTemplates(queries, {
        ...request,
        userId: request.caller.userId,
        id: rights.id,
      });
      // Whoever has just left the template is shown it for the last time.
      return after ?? { ...before, sharedWith: [] };
    },
  }) satisfies Handlers;
