import { viennaDateAt } from '@gastroshop/domain/calendar';
import { loginUrl } from '@gastroshop/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formPagePolicy, messagePage, page, pageLocale, throwProblem, type Markup } from '../../http';
import { texts } from '../../text-files';
import type { Services } from '../services';
import { readTenantSettings } from './read-tenant-settings';
import { SETTINGS_PATH, tenantPage, tenantsPage } from './tenant-page';

/**
 * The pages on which an operator reads what the installation knows of its tenants. Nothing is changed there: that is an
 * import's. To whoever is signed on without the role `operator` they do not exist.
 */
export const registerSettingsPages = (
  app: FastifyInstance,
  { store, clock, tenants, visitorOf }: Pick<Services, 'store' | 'clock' | 'tenants' | 'visitorOf'>,
): void => {
  const rule = { config: { rule: 'session' as const } };

  const frameOf = async (request: FastifyRequest, title: string) => ({
    tenant: request.hostEntry.tenant,
    profile: await request.hostProfile(),
    locale: await pageLocale(request),
    title,
  });
  const send = (reply: FastifyReply, status: 200 | 401, text: string): FastifyReply =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', formPagePolicy())
      .type('text/html; charset=utf-8')
      .send(text);

  /** Whether an operator asks; who is not signed on is told, everybody else finds nothing. */
  const isOperator = async (request: FastifyRequest): Promise<boolean> => {
    const visitor = await visitorOf?.(request);
    if (visitor?.state !== 'LIVE') return false;
    return visitor.isOperator === true || throwProblem('not-found');
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    content: () => Promise<Markup>,
  ): Promise<FastifyReply> => {
    const t = texts.getFixedT(await pageLocale(request), 'tenant-page');
    const frame = await frameOf(request, t('title'));
    if (await isOperator(request)) return send(reply, 200, page(frame, await content()));
    return send(
      reply,
      401,
      messagePage(frame, t('signInText'), { href: loginUrl(request.url), label: t('signIn') }),
    );
  };
  const at = () => {
    const now = clock.now();
    return { now, today: viennaDateAt(now.getTime()) };
  };

  app.get(SETTINGS_PATH, rule, (request, reply) =>
    answer(request, reply, async () => {
      const views = await store.asSystem(async (queries) => {
        const read = [];
        // One connection answers one question at a time.
        for (const tenant of tenants.codes)
          read.push(await readTenantSettings(queries, tenants, { tenant, ...at() }));
        return read;
      });
      return tenantsPage(views, await pageLocale(request));
    }),
  );
  app.get<{ Params: { tenant: string } }>(`${SETTINGS_PATH}/:tenant`, rule, (request, reply) =>
    answer(request, reply, async () => {
      const { tenant } = request.params;
      if (!tenants.has(tenant)) throwProblem('not-found');
      const view = await store.asSystem((queries) =>
        readTenantSettings(queries, tenants, { tenant, ...at() }),
      );
      return tenantPage(view, await pageLocale(request));
    }),
  );
};
