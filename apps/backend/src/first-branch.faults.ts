import {
  contentPageSchema,
  contract,
  customerSchema,
  footerSchema,
  notificationPageSchema,
  orderSchema,
  shopConfigSchema,
  webManifestSchema,
  type CallName,
  type ContentPage,
} from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, pdfText } from './testing';
import { addressOf, callOverHttp, signInAt, type SignedInSession } from './testing/conformance';
import { createPostgresDatabase } from './testing/postgres-database';
import {
  documentedWay,
  freePort,
  goDocumentedWay,
  type DocumentedWay,
  type GivenCommand,
  type ServerProcess,
} from './testing/process';

const engines: readonly (readonly [name: string, server: string | undefined])[] = [
  ['PGlite', undefined],
  ...[process.env['TEST_DATABASE_URL']].flatMap((url) =>
    url === undefined || url === '' ? [] : [['PostgreSQL', url] as const],
  ),
];

/** The last of the customers that are made after the page's, and its user. */
const CUSTOMER = { tenant: 'ZU', customerId: '60050' };
const FAIR = { ...CUSTOMER, subshopCode: 'SEETAL27' };
const USER = 'kunde-60050';
const PASSWORD = 'to-be-changed';
const MAIL = 'kueche@kunden.example';
const PATIENCE = { timeout: 30_000, interval: 50 };

/** A page as a visitor's browser gets it, which is given the cookie with the first answer. */
const homeOfVisitor = async (origin: string): Promise<ContentPage> => {
  const browser = openBrowser();
  const url = `${origin}/v1/cms/startpage`;
  await browser.go(url);
  const answer = await browser.go(url, {
    headers: { 'x-xsrf-token': browser.cookie(url, 'XSRF-TOKEN') ?? '', 'accept-language': 'en-GB' },
  });
  return contentPageSchema.parse(await answer.json());
};

describe.each(engines)('CHK-3, FAI-2, TEN-3: the documented way to a first order, on %s', (_, server) => {
  let way: DocumentedWay;
  let backend: ServerProcess;
  let origin: string;
  let drop: () => Promise<void> = () => Promise.resolve();
  let buyer: SignedInSession;
  let first: ContentPage;
  const given: GivenCommand[] = [];

  const ask = (name: CallName, parameters: Readonly<Record<string, unknown>> = {}, body?: unknown) =>
    callOverHttp(origin, name, { parameters, body }, buyer);
  const dataFolder = () => path.join(way.folder, 'data');
  const mails = (): Promise<readonly Email[]> => {
    const folder = path.join(dataFolder(), 'mail');
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))));
  };

  beforeAll(async () => {
    way = documentedWay();
    const database = server === undefined ? undefined : await createPostgresDatabase(server);
    if (database !== undefined) drop = () => database.drop();
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    const environment = {
      PORT: port,
      PUBLIC_ORIGIN: origin,
      HOSTS: '{"localhost":{"tenant":"ZU","mode":"SHOP"}}',
      DATABASE_URL: database?.url ?? '',
      DATA_DIR: dataFolder(),
      DEMO_DATA: 'false',
      // The embedded sign-on service stands in for the provider, with the same file of accounts.
      OIDC_ISSUER: '',
      SMTP_URL: '',
      MAIL: 'caught',
      RATE_LIMITS: 'off',
    };
    backend = await goDocumentedWay(way, environment, {
      command: (command) => given.push(command),
      started: async () => {
        first = await homeOfVisitor(origin);
      },
    });
    buyer = await signInAt(origin, USER, PASSWORD);
  }, 300_000);
  afterAll(async () => {
    await backend.stop();
    await drop();
    way.remove();
  });

  it('begins with a home page that tells its operator what is missing', () => {
    expect(first.introBlock?.teaserText).toBe('This shop is just being set up.');
    const block = first.blocks.find(({ kind }) => kind === 'textBlock');
    expect(block).toMatchObject({
      title: 'For the operator: what is still missing here',
      text: expect.stringMatching(/tenants.*products.*impressum.*startpage/) as string,
    });
  });

  it('is gone by its commands: every line of every file is taken', () => {
    expect(given.filter(({ code }) => code !== 0)).toEqual([]);
    const imports = given.filter(({ line }) => line.includes(' import '));
    expect(new Set(imports.map(({ line }) => / import (\w+)/.exec(line)?.[1])).size).toBe(9);
    for (const { line, output } of imports) expect(output, line).toMatch(/, 0 unchanged, 0 refused/);
    const printed = (pattern: RegExp) => given.filter(({ output }) => pattern.test(output)).length;
    expect(printed(/^customers: 50 lines: 50 new/m)).toBe(1);
    expect(printed(/^users: 50 lines: 50 new/m)).toBe(1);
    expect(printed(/^50 accounts$/m)).toBe(1);
    expect(printed(/^opening: 50 customers, 50 users in the shop/m)).toBe(2);
  });

  it('quotes its files as they are', () => {
    const files = readdirSync(way.folder)
      .filter((name) => /\.(?:csv|env)$/.test(name))
      .map((name) => readFileSync(path.join(way.folder, name), 'utf8'));
    expect(way.quoted.length).toBeGreaterThan(0);
    for (const block of way.quoted) expect(files.some((file) => file.includes(block.trim()))).toBe(true);
  });

  it('gives the branch its own look, in colours, icon and manifest', async () => {
    const config = shopConfigSchema.parse((await ask('getShopConfig')).body);
    expect(config).toMatchObject({ tenant: 'ZU', displayName: 'Seetal Gastro' });
    expect((await ask('getThemeStylesheet')).text).toContain('--gs-brand: #3b3f9c;');
    const icon = (await ask('getFavicon')).text;
    expect(icon).toContain('aria-label="Seetal"');
    expect(icon).toContain('fill="#3b3f9c"');
    expect(webManifestSchema.parse((await ask('getWebManifest')).body)).toMatchObject({
      name: 'Seetal Gastro',
      short_name: 'Seetal',
      theme_color: '#3b3f9c',
    });
  });

  it('brings its start page, its legal pages and its notification', async () => {
    const start = contentPageSchema.parse((await ask('getStartPage')).body);
    expect(start.introBlock?.title).toBe('Frisch aus dem Seetal');
    const { linksDisclaimer = [] } = footerSchema.parse((await ask('getFooter')).body);
    for (const { url } of linksDisclaimer.filter((link) => link.url.startsWith('/page/'))) {
      const fullSlug = url.slice('/page/'.length);
      expect((await ask('findContentPage', {}, { fullSlug })).status, url).toBe(200);
    }
    expect(linksDisclaimer.map(({ caption }) => caption)).toContain('Impressum');
    const { body } = await ask('getNotifications', { ...CUSTOMER, pageIndex: 0 });
    expect(notificationPageSchema.parse(body).notifications).toMatchObject([
      { subject: 'Unser Onlineshop ist offen', unread: true },
    ]);
  });

  it('knows its holiday: nothing comes on it, and the day after in its place', async () => {
    const { upcomingDays } = customerSchema.parse((await ask('getCustomer', CUSTOMER)).body);
    expect(upcomingDays).not.toContain(way.dayOf('2027-01-19'));
    expect(upcomingDays).toContain(way.dayOf('2027-01-20'));
    expect(upcomingDays).toContain(way.dayOf('2027-01-26'));
  });

  it('takes the first order, with its mail and its paper in the name of the branch', async () => {
    const item = { sku: '200101', amount: 6, unitAbbreviation: 'Stk' };
    expect((await ask('putCartItem', CUSTOMER, item)).status).toBe(200);
    const submission = {
      requestedDeliveryDay: way.dayOf('2027-01-20'),
      confirmationMailAdresses: [MAIL],
    };
    const { status, body, text } = await callOverHttp(
      origin,
      'submitCart',
      { parameters: CUSTOMER, body: submission, headers: { 'idempotency-key': randomUUID() } },
      buyer,
    );
    expect(status, text).toBe(200);
    const order = orderSchema.parse(body);
    expect(order.totals?.net).toBe('83.40');
    await expect.poll(async () => (await mails()).length, PATIENCE).toBe(1);
    const [mail] = await mails();
    expect(mail?.from).toEqual({ name: 'Seetal Bestellung', address: 'bestellung@seetal.example' });
    expect(mail?.subject).toContain('Seetal Gastro');
    const paper = await fetch(
      origin +
        addressOf(contract.getReceiptPdf, {
          ...CUSTOMER,
          documentNumber: order.number ?? order.id,
          receiptType: 'order',
        }),
      { headers: { authorization: `Bearer ${buyer.token}` } },
    );
    const printed = pdfText(Buffer.from(await paper.arrayBuffer()));
    for (const words of ['Seetal', '+43 6542 1234', 'Bergkäse 6 Monate', '5700 Zell am See'])
      expect(printed).toContain(words);
    const orders = path.join(way.folder, 'orders');
    await expect.poll(() => readdirSync(orders), PATIENCE).toContain(`ZU-${order.id}.json`);
  });

  it('takes the first order of the fair, spread over its three days, at the price of the fair', async () => {
    const days = ['2027-01-26', '2027-02-02', '2027-02-09'].map(way.dayOf);
    const item = { sku: '200101', amount: 6, unitAbbreviation: 'Stk' };
    const plan = days.map((date) => ({ date, amount: 2 }));
    expect((await ask('putSubshopCartItem', FAIR, { ...item, plan })).status).toBe(200);
    const { status, body, text } = await ask('submitSubshopCart', FAIR, { requestedDeliveryDay: days[0] });
    expect(status, text).toBe(200);
    const order = orderSchema.parse(body);
    expect(order.totals?.net).toBe('75.00');
    expect(order.source).toBe('SUBSHOP');
    expect(text).toContain(days[2]);
  });

  it('takes what changes from the watched folder', async () => {
    const done = path.join(way.folder, 'inbox', 'ZU', 'done');
    const reports = () => readdirSync(done).filter((name) => name.endsWith('.report.json'));
    await expect.poll(reports, PATIENCE).toHaveLength(1);
    const [name = ''] = reports();
    expect(JSON.parse(readFileSync(path.join(done, name), 'utf8'))).toMatchObject({ changed: 1, refused: 0 });
  });
});
