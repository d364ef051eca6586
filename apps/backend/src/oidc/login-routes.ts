import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { formPagePolicy, messagePage, pageLocale, type RateCounters } from '../http';
import type { SignOnFailure } from '../sign-on';
import { accountByName } from './account';
import type { LoginFailures } from './login-failures';
import { findTenantProfile } from '../tenant-profile';
import { loginPage, type DemoAccount } from './login-page';
import { isPassword } from './password';
import { localeOfRequest, tenantOfAddress, type ProviderParts } from './provider-configuration';
import { textsOf } from './texts';

/** What the sign-in page works with. */
export interface LoginParts extends Pick<ProviderParts, 'store' | 'tenants'> {
  readonly provider: Provider;
  readonly failures: LoginFailures;
  readonly counters: RateCounters;
  readonly accounts: readonly DemoAccount[];
  /** Path the shop lives at. */
  readonly home: string;
  /** Told of each password that was wrong, and of each try that came too early; for the metrics. */
  readonly onFailure?: ((reason: SignOnFailure) => void) | undefined;
}

/** Longest form, in bytes. */
const FORM_BYTES = 4_096;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Why somebody is not let in: the sentence to show, and for how many seconds not to try again. */
interface Refusal {
  readonly error: string;
  readonly status: number;
  readonly pause?: number | undefined;
}

const triesLeft = (texts: ReturnType<typeof textsOf>, left: number): string => {
  if (left === 0) return '';
  return left === 1 ? texts.triesLeft_one : texts.triesLeft_other.replace('{count}', String(left));
};

/** Registers the sign-in page of the embedded provider. */
export const registerLogin = (app: FastifyInstance, parts: LoginParts): void => {
  const { provider, store, tenants, failures, counters, accounts, onFailure } = parts;

  const interactionOf = (request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> =>
    // Unknown, over, or another browser's: the cookie and the address have to fit.
    provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);

  const sendEnded = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = await pageLocale(request);
    const texts = textsOf(locale);
    const frame = {
      tenant: request.hostEntry.tenant,
      profile: await request.hostProfile(),
      locale,
      title: texts.ended,
    };
    return reply
      .code(400)
      .header('content-security-policy', formPagePolicy())
      .type('text/html; charset=utf-8')
      .send(messagePage(frame, texts.endedText, { href: parts.home, label: texts.toShop }));
  };

  const frameOf = async (request: FastifyRequest, { params }: Interaction) => {
    const tenant = tenantOfAddress(tenants, params['redirect_uri']);
    const profile = await findTenantProfile(store, tenant);
    const { languages } = profile;
    const locale = localeOfRequest(params['ui_locales'], request.headers['accept-language'], languages);
    return { tenant, profile, locale };
  };

  const sendForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    interaction: Interaction,
    outcome: { readonly userName?: string | undefined; readonly refusal?: Refusal | undefined } = {},
  ): Promise<FastifyReply> => {
    const { userName, refusal } = outcome;
    const returnTo = interaction.params['redirect_uri'];
    const targets = typeof returnTo === 'string' ? [new URL(returnTo).origin] : [];
    const view = {
      ...(await frameOf(request, interaction)),
      action: `/oidc/login/${interaction.uid}`,
      accounts,
      home: parts.home,
      userName,
      error: refusal?.error,
    };
    if (refusal?.pause !== undefined) reply.header('retry-after', refusal.pause);
    return reply
      .code(refusal?.status ?? 200)
      .header('content-security-policy', formPagePolicy(targets))
      .type('text/html; charset=utf-8')
      .send(loginPage(view));
  };

  const admit = async (
    interaction: Interaction,
    request: FastifyRequest,
    userName: string,
    password: string,
  ): Promise<Refusal | { readonly accountId: string }> => {
    const texts = textsOf((await frameOf(request, interaction)).locale);
    if (userName === '' || password === '') return { error: texts.missing, status: 422 };
    const tried = await failures.attempt(userName, async () => {
      const account = await accountByName(store, userName);
      return (await isPassword(password, account?.passwordDigest)) ? account : undefined;
    });
    if ('pause' in tried) {
      const { pause } = tried;
      onFailure?.('paused');
      return { error: texts.pause.replace('{seconds}', String(pause)), status: 429, pause };
    }
    if (tried.found !== undefined) return { accountId: tried.found.id };
    onFailure?.('password');
    return { error: [texts.wrong, triesLeft(texts, tried.left)].join(' ').trim(), status: 422 };
  };

  app.register((routes, _options, done) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(String(body)));
      },
    );
    const rule = { config: { rule: 'open' } } as const;
    routes.get('/oidc/login/:uid', rule, async (request, reply) => {
      const interaction = await interactionOf(request, reply);
      return interaction === undefined ? sendEnded(request, reply) : sendForm(request, reply, interaction);
    });
    routes.post('/oidc/login/:uid', rule, async (request, reply) => {
      await counters.countAddress(request, 'login');
      const interaction = await interactionOf(request, reply);
      if (interaction === undefined) return sendEnded(request, reply);
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const userName = (fields.get('user') ?? '').slice(0, 100);
      const outcome = await admit(
        interaction,
        request,
        userName,
        (fields.get('password') ?? '').slice(0, 200),
      );
      if ('error' in outcome) return sendForm(request, reply, interaction, { userName, refusal: outcome });
      const next = await provider.interactionResult(request.raw, reply.raw, { login: outcome });
      return reply.redirect(next, 303);
    });
    done();
  });
};
