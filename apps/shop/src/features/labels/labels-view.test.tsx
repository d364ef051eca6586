import type { LabelProduct } from '@gastroshop/api-contract';
import type { ShopGateway } from '@gastroshop/storefront/shop';
import {
  answeringFetch,
  fakeGateway,
  memoryStorage,
  renderShop,
  sentRequests,
  testProduct,
} from '@gastroshop/storefront/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LabelsView } from './labels-view';

const LABELS = '/v1/t/AZ/my/labels';
const NAMES = new Map([
  ['100', 'Obers'],
  ['200', 'Senf'],
  ['300', 'Milch'],
]);

const labelOf = (sku: string): LabelProduct => ({ sku, displayedId: sku, name: NAMES.get(sku) ?? sku });

/** A backend that keeps the list; mustard is no longer sold. */
const show = ({
  skus = ['100', '200'],
  mails = ['lager@hirsch.example'],
  gateway = {},
}: {
  readonly skus?: readonly string[];
  readonly mails?: readonly string[];
  /** What the shop answers otherwise. */
  readonly gateway?: Partial<ShopGateway>;
} = {}) => {
  let list = [...skus];
  const pairs = (inactive: boolean) =>
    list.filter((sku) => (sku === '200') === inactive).map((sku) => ({ sku, amount: 1 }));
  const done = new Response(null, { status: 204 });
  const fetch = answeringFetch((asked) => {
    if (asked === `${LABELS}/products`) return list.map(labelOf);
    if (asked === `${LABELS}/check-for-inactive-products`)
      return { printable: pairs(false), inactive: pairs(true) };
    if (asked === '/v1/t/AZ/my/label-skus') return list;
    if (asked === '/v1/user/getCurrentUser') return { userId: 'u1', labelmails: mails };
    if (asked === `POST ${LABELS}/generate`)
      return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    if (asked === `PUT /v1/t/AZ/my/emails/label-print`) return done;
    if (asked === `POST ${LABELS}/add-all-from-essences`) list = [...new Set([...list, '300'])];
    else if (asked === `DELETE ${LABELS}`) list = [];
    else if (asked.startsWith(`POST ${LABELS}/`)) list = [...list, asked.slice(`POST ${LABELS}/`.length)];
    else if (asked.startsWith(`DELETE ${LABELS}/`))
      list = list.filter((sku) => sku !== asked.slice(`DELETE ${LABELS}/`.length));
    else return undefined;
    return done;
  });
  const resolve: ShopGateway['resolve'] = () =>
    Promise.resolve({
      lines: [{ lineNumber: 1, outcome: 'FOUND', product: testProduct('300', 'Milch') }],
    });
  renderShop(<LabelsView address="" onAddressChange={() => undefined} storage={memoryStorage()} />, {
    fetch,
    gateway: fakeGateway({ resolve, ...gateway }),
  });
  const sent = (call: string) => sentRequests(fetch).filter((request) => request.call === call);
  return { sent, list: () => list };
};

const rows = async () => within(await screen.findByRole('list', { name: 'Artikel auf der Etikettenliste' }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the label list', () => {
  it('LAB-1: takes an article off at once and puts it back', async () => {
    const { list } = show();
    await userEvent.click(
      (await rows()).getByRole('button', { name: 'Obers von der Etikettenliste nehmen' }),
    );
    expect((await rows()).queryByText('Obers')).toBeNull();
    await expect.poll(list).toEqual(['200']);
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await expect.poll(list).toEqual(['200', '100']);
    expect(await (await rows()).findByText('Obers')).toBeVisible();
  });

  it('LAB-1: adds what was typed or scanned by hand, with an amount before the name', async () => {
    const { list } = show();
    await rows();
    await userEvent.type(screen.getByRole('textbox', { name: 'Artikel hinzufügen' }), '3 Milch{Enter}');
    await expect.poll(list).toEqual(['100', '200', '300']);
    expect(await (await rows()).findByText('Milch')).toBeVisible();
    expect(screen.getByText('Milch ist auf der Etikettenliste.')).toBeVisible();
    expect(await screen.findByText('3 Artikel · 4 Etiketten')).toBeVisible();
  });

  it('LAB-1: offers what fits in the order of the search, where more than one article does', async () => {
    const [first, second] = [testProduct('400', 'Obers 1 l'), testProduct('500', 'Obers 5 l')];
    show({
      gateway: {
        resolve: () =>
          Promise.resolve({
            lines: [{ lineNumber: 1, outcome: 'SEVERAL_ARTICLES', candidates: [first, second] }],
          }),
        complete: () => Promise.resolve({ terms: [], products: [second, first], closeSkus: ['400', '500'] }),
      },
    });
    await rows();
    await userEvent.type(screen.getByRole('textbox', { name: 'Artikel hinzufügen' }), 'Obers{Enter}');
    expect(await screen.findByText(/trifft auf mehrere Artikel zu/)).toBeVisible();
    const choices = within(screen.getByRole('list', { name: 'Vorschläge' })).getAllByRole('button');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      expect.stringContaining('Obers 5 l'),
      expect.stringContaining('Obers 1 l'),
    ]);
  });

  it('LAB-1: adds all of the essence list', async () => {
    const { list } = show();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Stammartikel dazu' }));
    expect(await screen.findByText('1 Stammartikel dazugekommen')).toBeVisible();
    expect(list()).toEqual(['100', '200', '300']);
  });

  it('LAB-1: clears when nobody takes it back, and not when somebody does', async () => {
    const { sent, list } = show();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Liste leeren' }));
    expect(await screen.findByText('Noch keine Artikel auf der Etikettenliste')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect((await rows()).getByText('Obers')).toBeVisible();
    expect(sent(`DELETE ${LABELS}`)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Liste leeren' }));
    globalThis.dispatchEvent(new Event('pagehide'));
    await expect.poll(list).toEqual([]);
  });

  it('LAB-1: prints without what is no longer active, and says which that is', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:labels');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { sent } = show();
    expect(await screen.findByText(/nicht mehr im Sortiment und wird nicht gedruckt: Senf/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'PDF speichern' }));
    await expect.poll(() => saved).toEqual(['etiketten.pdf']);
    expect(sent(`POST ${LABELS}/generate`).map(({ body }) => body)).toEqual(['[{"sku":"100","amount":1}]']);
  });

  it('LAB-1: mails to the addresses of the profile', async () => {
    const { sent } = show();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Per E-Mail senden' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('lager@hirsch.example')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText('Die Etiketten sind unterwegs')).toBeVisible();
    expect(sent('PUT /v1/t/AZ/my/emails/label-print').map(({ body }) => body)).toEqual([
      '[{"sku":"100","amount":1}]',
    ]);
  });

  it('LAB-1: without an address there is nothing to send to', async () => {
    show({ mails: [] });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Per E-Mail senden' }));
    expect(await screen.findByText(/noch keine E-Mail-Adresse für Etiketten/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Senden' })).toBeNull();
  });
});
