import type { APIRequestContext } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, runServer } from '../../../../apps/backend/src/testing/process/run-server';
import { member } from '../shop/cart-call';
import { CONTENT_EDITORS, EDITORS_TOKEN } from '../preview/content-editors';
import { expect, test } from '../shop/shop-test';
import { startCaptchaStandIn } from './captcha-stand-in';

const FORM = {
  id: 'frage',
  adminContact: 'office@demo.example',
  fields: [{ label: 'Frage', required: true, type: 'textInput', textInput: { multiline: false } }],
};
const body = {
  meta: { pageTitle: 'Frage' },
  introBlock: { title: 'Frage' },
  blocks: [{ kind: 'formBlock', id: 'form', form: FORM }],
};

/** Publishes a page with a form in a shop that has nothing else. */
const publishForm = async (request: APIRequestContext, port: number): Promise<void> => {
  const root = `http://127.0.0.1:${port}/v1/content-editing`;
  const headers = { host: `localhost:${port}`, authorization: `Bearer ${EDITORS_TOKEN}` };
  const written = await request.put(`${root}/content/AZ/page/frage`, {
    headers: { ...headers, 'if-none-match': '*' },
    data: { bodies: { 'de-AT': body, 'en-GB': body } },
  });
  const stored: unknown = await written.json();
  const published = await request.post(`${root}/entries/${String(member(stored, 'id'))}/publish`, {
    headers: { ...headers, 'if-match': `"${String(member(stored, 'version'))}"` },
  });
  expect(published.ok(), await published.text()).toBe(true);
};

test.describe('a form with a hosted captcha', { tag: '@once' }, () => {
  // A shop without any other content: no start page, no footer.
  test.use({ expectedComplaints: [/404/] });

  test('loads the service when somebody begins to write, waits for the answer and is sent', async ({
    page,
    context,
    request,
    shopLocale,
  }) => {
    // A shop of its own takes its time to start where other work goes on beside.
    test.setTimeout(180_000);
    const service = await startCaptchaStandIn();
    const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-captcha-'));
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = await runServer({
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      DEMO_DATA: 'false',
      CONTENT_EDITORS,
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: service.verifyUrl,
      CAPTCHA_SCRIPT_URL: service.scriptUrl,
    });
    try {
      await publishForm(request, port);
      await context.addCookies([{ name: 'locale', value: shopLocale, url: origin }]);
      const asked: string[] = [];
      page.on('request', (one) => {
        if (one.url().startsWith(service.scriptUrl)) asked.push(one.url());
      });
      await page.goto(`${origin}/page/frage`);
      const main = page.getByRole('main');
      const field = main.getByRole('textbox', { name: /^Frage/ });
      const send = main.getByRole('button', { name: /^(?:Absenden|Send)$/ });
      const widget = main.getByRole('button', { name: /^stand-in site/ });
      await expect(field).toBeVisible();
      expect(asked).toEqual([]);
      await field.fill('Wann liefern Sie?');
      await expect(widget).toHaveText(`stand-in site ${shopLocale.slice(0, 2)}`);
      expect(asked).toEqual([`${service.scriptUrl}?render=explicit`]);
      await send.click();
      await expect(main.getByText(/beantworten Sie noch|answer the security check/)).toBeVisible();
      expect(service.checked).toEqual([]);
      await widget.click();
      await expect(main.getByText(/Nachricht ist bei uns|message has arrived/)).toBeVisible();
      expect(service.checked).toEqual(['token-1']);

      await main.getByRole('button', { name: /Noch eine Nachricht|Another message/ }).click();
      await field.fill('Und am Montag?');
      await widget.click();
      await send.click();
      await expect(main.getByText(/Nachricht ist bei uns|message has arrived/)).toBeVisible();
      expect(service.checked).toEqual(['token-1', 'token-2']);
    } finally {
      await page.goto('about:blank');
      await server.stop();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
