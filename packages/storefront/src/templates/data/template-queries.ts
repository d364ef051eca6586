import {
  type Client,
  getCurrentUser,
  getOrderTemplateDetails,
  getOrderTemplates,
} from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../../shop';

/** A user's name is the same all day. */
const LASTING_MS = 60 * 60_000;

/** Key of the templates the user may read. */
export const templatesKey = (scope: ShopScope) => scopedKey(scope, 'order-templates');

/** Key of one template with its articles. */
export const templateKey = (scope: ShopScope, orderTemplateId: string) =>
  scopedKey(scope, 'order-template', orderTemplateId);

/** The templates the user may read: the own ones of the customer, and those shared with the user. */
export const templatesQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: templatesKey(scope),
    queryFn: ({ signal }) =>
      getOrderTemplates(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    enabled: scope.customerId !== '',
  });

/** One template with its articles, priced for the customer. */
export const templateQuery = (client: Client, scope: ShopScope, orderTemplateId: string) =>
  queryOptions({
    queryKey: templateKey(scope, orderTemplateId),
    queryFn: ({ signal }) => {
      const { tenant, customerId } = scope;
      return getOrderTemplateDetails(client, { tenant, customerId, orderTemplateId, body: {} }, { signal });
    },
    enabled: scope.customerId !== '',
  });

/** Who is signed on, by the name that templates are shared under. */
export const ownNameQuery = (client: Client, { tenant, userId }: Pick<ShopScope, 'tenant' | 'userId'>) =>
  queryOptions({
    queryKey: ['own-user-name', tenant, userId],
    queryFn: async ({ signal }) => (await getCurrentUser(client, {}, { signal })).username,
    staleTime: LASTING_MS,
    enabled: userId !== '',
  });
