import { afterCommit, type Handlers } from '../../calls';
import { throwProblem } from '../../http';
import { readTenantProfile } from '../../tenant-profile';
import type { Services } from '../services';
import { changeUser, setLocale } from './change-user';
import { currentUser } from './current-user';
import { landmarktTenant } from './landmarkt-tenant';
import { addMails, removeMail, userMails } from './user-mails';

/** The signed-in user: own data, language, addresses for confirmations and labels. */
export const userHandlers = ({ store, tenants }: Services) =>
  ({
    getCurrentUser: ({ caller }, queries) => currentUser(queries, caller),
    putUserData: ({ caller, body }, queries) => changeUser(queries, caller, body),
    putLocale: async ({ caller, body }, queries) => {
      const { languages } = await readTenantProfile(queries, caller.tenant);
      if (!languages.includes(body.locale))
        throwProblem('invalid-request', {
          field: 'locale',
          detail: `This shop is offered in ${languages.join(' and ')}.`,
        });
      await setLocale(queries, caller, body.locale);
      return undefined;
    },
    getConfirmationEmails: ({ caller }, queries) => userMails(queries, caller, 'ORDER'),
    putOrderMail: async ({ caller, query }, queries) => {
      await addMails(queries, caller, 'ORDER', [query.mail]);
      return undefined;
    },
    deleteOrderMail: async ({ caller, query }, queries) => {
      await removeMail(queries, caller, 'ORDER', query.mail);
      return undefined;
    },
    putLabelMail: async ({ caller, query }, queries) => {
      await addMails(queries, caller, 'LABEL', [query.mail]);
      return undefined;
    },
    deleteLabelMail: async ({ caller, query }, queries) => {
      await removeMail(queries, caller, 'LABEL', query.mail);
      return undefined;
    },
    getLandmarktTenant: ({ path, tenant }) =>
      Promise.resolve(afterCommit(() => landmarktTenant(store, tenants, tenant, path.userName))),
  }) satisfies Handlers;
