import type { ContactPerson, Contacts, Job } from '@gastroshop/api-contract';
import { afterCommit, type CallRequest, type Handlers } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { Services } from '../services';
import { admitSignedIn } from './content-access';
import type { ContentReader } from './content-reader';
import { currentContent } from './current-content';
import { pageAt } from './visible-parts';
import { plainSlug } from './page-path';

/** A department that is not active (any more) is not shown, nor are its people. */
const activeOnly = ({ departments }: Contacts): Contacts => ({
  departments: departments.filter(({ active }) => active),
});

/** A job's slug in the path the client knows: with or without the page it stands on. */
const jobSlug = (path: string): string => plainSlug(path).replace(/^jobs\//, '');

/** Contacts and jobs. */
export const peopleHandlers = (services: Services, read: ContentReader) => {
  const contactsFor = async (
    { tenant, now, locale }: CallRequest<'getContacts' | 'getPersonalContact'>,
    queries: Queries,
  ): Promise<Contacts> => {
    const [stored] = await currentContent(queries, { tenant, now, kinds: ['contacts'], slug: '' });
    return stored === undefined ? { departments: [] } : activeOnly(read('contacts', stored, locale));
  };

  return {
    getContacts: (request, queries) => contactsFor(request, queries),
    getPersonalContact: async (request, queries): Promise<ContactPerson> => {
      const { departments } = await contactsFor(request, queries);
      const person = departments
        .flatMap(({ members }) => members)
        .find(({ key }) => key === request.query.contactPersonId);
      return person ?? throwProblem('path-not-found');
    },
    getJobs: async (request, queries) => {
      const { tenant, now, locale } = request;
      const stored = await currentContent(queries, { tenant, now, kinds: ['job'] });
      const [page] = await currentContent(queries, { tenant, now, kinds: ['page'], slug: 'jobs' });
      const jobs = stored.map((entry) => read('job', entry, locale)).filter(({ active }) => active);
      const answer = { ...(page !== undefined && { page: pageAt(read('page', page, locale), now) }), jobs };
      if (page?.isForSignedIn !== true) return answer;
      return afterCommit(async () => {
        await admitSignedIn(request, services, '/jobs');
        return answer;
      });
    },
    getJob: async ({ tenant, now, locale, body }, queries): Promise<Job> => {
      const [stored] = await currentContent(queries, {
        tenant,
        now,
        kinds: ['job'],
        slug: jobSlug(body.jobPath),
      });
      const job = stored === undefined ? undefined : read('job', stored, locale);
      return job?.active === true ? job : throwProblem('path-not-found');
    },
  } satisfies Handlers;
};
