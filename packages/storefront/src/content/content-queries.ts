import {
  type Client,
  findContentPage,
  getContacts,
  getCustomTenantFooter,
  getFooter,
  getHeader,
  getJob,
  getJobs,
  getPersonalContact,
  getStartPage,
} from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '../shop';
import { queryOptions } from '@tanstack/react-query';

/** Pages change a few times a day. */
const FRESH_MS = 5 * 60_000;

/** The start page of the tenant. */
export const startPageQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'start-page'),
    queryFn: ({ signal }) => getStartPage(client, {}, { signal }),
    staleTime: FRESH_MS,
  });

/** A page by its slug. */
export const contentPageQuery = (client: Client, scope: ShopScope, fullSlug: string) =>
  queryOptions({
    queryKey: scopedKey(scope, 'content-page', fullSlug),
    queryFn: ({ signal }) => findContentPage(client, { body: { fullSlug } }, { signal }),
    staleTime: FRESH_MS,
  });

/** Header links and notice of the tenant. */
export const headerQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'header'),
    queryFn: ({ signal }) => getHeader(client, {}, { signal }),
    staleTime: FRESH_MS,
  });

/** The footer, the usual one and the tenant's own. */
export const footerQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'footer'),
    queryFn: async ({ signal }) => {
      const [footer, custom] = await Promise.all([
        getFooter(client, {}, { signal }),
        getCustomTenantFooter(client, {}, { signal }),
      ]);
      return { footer, custom };
    },
    staleTime: FRESH_MS,
  });

/** Departments and their people. */
export const contactsQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'contacts'),
    queryFn: ({ signal }) => getContacts(client, {}, { signal }),
    staleTime: FRESH_MS,
  });

/** Who looks after the customer; asked only where the customer has somebody. */
export const personalContactQuery = (client: Client, scope: ShopScope, contactPersonId: string | undefined) =>
  queryOptions({
    queryKey: scopedKey(scope, 'personal-contact', contactPersonId),
    queryFn: ({ signal }) =>
      getPersonalContact(client, { contactPersonId: contactPersonId ?? '' }, { signal }),
    staleTime: FRESH_MS,
    retry: false,
    enabled: contactPersonId !== undefined && contactPersonId !== '',
  });

/** The job page with its offers. */
export const jobsQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'jobs'),
    queryFn: ({ signal }) => getJobs(client, {}, { signal }),
    staleTime: FRESH_MS,
  });

/** One job offer. */
export const jobQuery = (client: Client, scope: ShopScope, jobPath: string) =>
  queryOptions({
    queryKey: scopedKey(scope, 'job', jobPath),
    queryFn: ({ signal }) => getJob(client, { body: { jobPath } }, { signal }),
    staleTime: FRESH_MS,
  });
