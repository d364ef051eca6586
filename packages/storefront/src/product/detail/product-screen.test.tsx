import { FetchError } from '@gastroshop/api-client';
import type { Cart, Product, ProductDetails } from '@gastroshop/api-contract';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopGateway } from '../../shop';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderShop, type ShopOfTest } from '../../testing/render-shop';
import { responseError, testCart, testItem, testProduct } from '@gastroshop/cart/testing';
import { testCustomer } from '../../testing/test-customer';
import { testDetails } from '../../testing/test-details';
import { ProductScreen, type ProductScreenProps } from './product-screen';

const strudel = testProduct('520114', 'Apfelstrudel', {
  crossTenantProductId: '900001',
  supplierId: 's1',
  description: 'Hausgezogener Strudelteig.',
  storageNote: 'Bei −18 °C lagern.',
  ingredients: 'Äpfel, WEIZENMEHL',
  allergenInfoCodes: 'JNNNNSNNNNNNNN',
  netFillingQuantity: { quantity: '1.8', unit: 'kg' },
  attributes: [{ key: 'Tiefgekuehlt' }],
  salesConditions: [{ key: 'REGIONAL', displayName: 'Regional' }],
  bulkPrices: [
    { type: 'LIST', rawValueString: '13.95', minQuantity: 0 },
    { type: 'LIST', rawValueString: '12.90', minQuantity: 6 },
  ],
});
const details = testDetails({
  usageNote: '25 Minuten backen.',
  packaging: 'SINGLE_USE',
  categories: [{ id: '2', name: 'Tiefkühl' }],
  ingredientOrigins: [{ ingredient: 'EGG', countryOfOrigin: 'AT', regionOfOrigin: 'Burgenland' }],
  nutrientTables: [{ basis: 'PER_100', energy: { kj: '935', kcal: '223' } }],
});
const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

/** The calls that go past the gateway, by a part of their address. */
const backend =
  (answers: Readonly<Record<string, unknown>>): typeof globalThis.fetch =>
  (input) => {
    const address = addressOf(input);
    const found = Object.entries(answers).find(([part]) => address.includes(part));
    if (found === undefined) return Promise.resolve(Response.json({ status: 404 }, { status: 404 }));
    const [, body] = found;
    return Promise.resolve(body instanceof Response ? body : Response.json(body));
  };

const everything = {
  'my/token': { token: 'access', expiresAt: '2099-01-01T00:00:00Z' },
  'safetydatasheet/available': false,
  '/suppliers': [{ id: 's1', name: 'Backwerk Mostviertel' }],
  'recent-essence-items': [
    { sku: '520114', date: '2026-10-08', quantity: 3, smallestUnit: 'Stk' },
    { sku: '520114', date: '2026-11-12', quantity: 2, smallestUnit: 'Stk' },
    { sku: '520114', date: '2026-10-29', quantity: 1, smallestUnit: 'Stk' },
    { sku: '520114', date: '2026-09-01', quantity: 9, smallestUnit: 'Stk' },
  ],
  'effective-customers': testCustomer(),
};

interface Scene {
  readonly product?: Partial<Product>;
  readonly details?: Partial<ProductDetails>;
  readonly cart?: Cart;
  readonly gateway?: Partial<ShopGateway>;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly flags?: ShopOfTest['flags'];
  readonly props?: Partial<ProductScreenProps>;
}

const open = async (scene: Scene = {}) => {
  const base = fakeGateway({
    product: () => Promise.resolve({ ...strudel, ...scene.product }),
    productDetails: () => Promise.resolve({ ...details, ...scene.details }),
    ...scene.gateway,
  });
  const gateway: ShopGateway = {
    ...base,
    ...(base.cart && { cart: { ...base.cart, read: () => Promise.resolve(scene.cart ?? testCart()) } }),
  };
  const shop = renderShop(<ProductScreen sku="520114" {...scene.props} />, {
    gateway,
    fetch: backend({ ...everything, ...scene.answers }),
    flags: scene.flags,
  });
  await waitFor(() => {
    expect(screen.queryByText('Der Artikel wird geladen')).not.toBeInTheDocument();
  });
  return { ...shop, edit: () => shop.store.getState().cartEdits.edits['520114'] };
};

const visitor: Partial<ShopGateway> = {
  cart: undefined,
  scope: { ...fakeGateway().scope, customerId: '', userId: '' },
};
const buyCard = () => screen.getByRole('region', { name: 'Bestellen' });

describe('the page of an article', () => {
  it('shows what it is: name, number, supplier, badges, the way to it', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Apfelstrudel' })).toBeInTheDocument();
    expect(await screen.findByText(/^Art\. 520\s114 · Backwerk Mostviertel$/)).toBeInTheDocument();
    expect(screen.getByText('TK')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tiefkühl' })).toHaveAttribute('href', '/search?categoryId=2');
    expect(screen.getByText('Hausgezogener Strudelteig.')).toBeInTheDocument();
  });

  it('says how old it is once there is no network', async () => {
    await open();
    expect(screen.queryByText(/^Stand/)).toBeNull();
    act(() => {
      onlineManager.setOnline(false);
    });
    expect(await screen.findByText(/^Stand \d{2}:\d{2}/)).toBeVisible();
    act(() => {
      onlineManager.setOnline(true);
    });
  });

  it('PRD-1: its number is the shared one for those with the flag', async () => {
    await open({ flags: { shouldSeeCrossTenantProductId: true } });
    expect(screen.getByText(/^Art\. 900\s001/)).toBeInTheDocument();
  });

  it('PRD-9, PRD-10, PRD-11: declares allergens, nutrients, origins and packaging', async () => {
    await open();
    const states = within(screen.getByRole('region', { name: 'Allergene' })).getAllByRole('listitem');
    expect(states).toHaveLength(14);
    expect(states[0]).toHaveTextContent('AGlutenenthalten');
    expect(states[5]).toHaveTextContent('FSojaSpuren');
    expect(screen.getByText('935 kJ / 223 kcal')).toBeInTheDocument();
    expect(screen.getByText('Burgenland, Österreich')).toBeInTheDocument();
    expect(screen.getByText('Einweg, kein Pfand')).toBeInTheDocument();
    expect(screen.getByText('Äpfel, WEIZENMEHL')).toBeInTheDocument();
    expect(screen.getByText('Bei −18 °C lagern.')).toBeInTheDocument();
    expect(screen.getByText('25 Minuten backen.')).toBeInTheDocument();
    expect(screen.getByText('Regional')).toBeInTheDocument();
  });

  it('PRD-11: tells of a wine what is told, and that it is not for children', async () => {
    await open({
      product: { alcohol: '13.5' },
      details: { wineAttributes: { vintage: '2023', typeOfGrape: 'Zweigelt', region: '' } },
    });
    const wine = within(screen.getByRole('region', { name: 'Wein' }));
    expect(wine.getByText('2023')).toBeInTheDocument();
    expect(wine.queryByText('Region')).not.toBeInTheDocument();
    expect(screen.getByText('13,5 % vol, Abgabe nur an Erwachsene')).toBeInTheDocument();
  });

  it('ESS-3: shows the last three purchases, the newest first', async () => {
    await open();
    const list = within(await screen.findByRole('region', { name: 'Letzte Einkäufe' }));
    const purchases = await list.findAllByRole('listitem');
    expect(purchases.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('12. Nov'),
      expect.stringContaining('29. Okt'),
      expect.stringContaining('8. Okt'),
    ]);
  });

  it('says when it comes and until when to order', async () => {
    await open();
    expect(await screen.findByText('Lieferung Donnerstag, 26. November')).toBeInTheDocument();
    expect(screen.getByText('heute bis 16:00 bestellen')).toBeInTheDocument();
  });

  it('tells once that it was shown', async () => {
    const onShown = vi.fn();
    await open({ props: { onShown } });
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(onShown).toHaveBeenCalledWith(expect.objectContaining({ sku: '520114' }));
  });
});

describe('ordering', () => {
  it('PRD-3: all units with what each costs; another one is a draft until it is added', async () => {
    const { store, edit } = await open();
    const units = within(buyCard()).getAllByRole('radio');
    expect(units).toHaveLength(2);
    expect(within(buyCard()).getByText('€ 77,40')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Ktn/ }));
    expect(edit()).toBeUndefined();
    expect(store.getState().cartEdits.drafts['520114']).toEqual({ text: '1', unit: 'Ktn' });
    expect(await within(buyCard()).findByText(/1 Ktn = 6 Stk/)).toBeInTheDocument();
  });

  it('the unit of what is in the cart changes at once', async () => {
    const { edit } = await open({ cart: testCart(testItem('520114', 2)) });
    expect(await within(buyCard()).findByText(/2 Stk im Warenkorb/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Ktn/ }));
    expect(edit()).toMatchObject({ amount: 2, unit: 'Ktn' });
  });

  it('QTY-2: too little in the other unit is raised, with a warning', async () => {
    const { edit } = await open({
      product: { minSaleQuantity: 4 },
      cart: testCart(testItem('520114', 1, 'Ktn')),
    });
    await within(buyCard()).findByText(/im Warenkorb/);
    await userEvent.click(screen.getByRole('radio', { name: /^Stk/ }));
    expect(edit()).toMatchObject({ amount: 4, unit: 'Stk' });
    expect(
      screen.getByText('Die Mindestbestellmenge von 4 Stück darf nicht unterschritten werden.'),
    ).toBeInTheDocument();
  });

  it('the next tier is one press away', async () => {
    const { edit } = await open({ cart: testCart(testItem('520114', 4)) });
    await within(buyCard()).findByText(/im Warenkorb/);
    await userEvent.click(screen.getByRole('button', { name: /^2\sStk dazu$/ }));
    expect(edit()).toMatchObject({ amount: 6, unit: 'Stk' });
  });

  it('CRT-1: the toggle adds, and tells whoever listens', async () => {
    const onOrder = vi.fn();
    const { edit } = await open({ props: { onOrder } });
    await userEvent.click(screen.getByRole('button', { name: 'Apfelstrudel in den Warenkorb legen' }));
    expect(edit()).toMatchObject({ amount: 1, unit: 'Stk' });
    expect(onOrder).toHaveBeenCalledWith('ADDED', '520114');
  });

  it('PRD-6, PRD-8: what is not to be had says from when on, offers others, and can leave the cart', async () => {
    const { edit } = await open({
      product: {
        shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2026-11-30' },
        deliverySlots: [{ orderUntilDay: 3, dayOfDelivery: 4 }],
        replacementSkus: ['7'],
      },
      cart: testCart(testItem('520114', 2)),
      gateway: { products: () => Promise.resolve([testProduct('7', 'Topfenstrudel')]) },
    });
    expect(screen.getByText('Wieder lieferbar ab Donnerstag, 3. Dezember')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Stattdessen lieferbar' })).toHaveTextContent(
      'Topfenstrudel',
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Apfelstrudel aus dem Warenkorb nehmen' }),
    );
    expect(edit()).toMatchObject({ amount: 0 });
    expect(screen.getByText('Apfelstrudel', { selector: '[class*=toast] *' })).toBeInTheDocument();
  });

  it('without a price it can be ordered all the same', async () => {
    await open({ product: { bulkPrices: [] } });
    expect(within(buyCard()).getByText('Preis auf Anfrage')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apfelstrudel in den Warenkorb legen' })).toBeEnabled();
  });

  it('what is weighed says so', async () => {
    await open({
      product: {
        weighed: {
          pricedBy: 'kg',
          estimatedQuantityPerStorageUnit: '2',
          minimum: '1.8',
          maximum: '2.2',
        },
      },
    });
    expect(
      screen.getByText('1,8 kg bis 2,2 kg je Stk, verrechnet wird das gewogene Gewicht.'),
    ).toBeInTheDocument();
    expect(within(buyCard()).getAllByText(/^ca\. € 27,90$/)).not.toHaveLength(0);
  });
});

describe('PRI-9: who sees what', () => {
  it('without prices the card closes up around units and order control', async () => {
    await open({ flags: { displayPriceInformation: false } });
    expect(screen.queryByText(/€/)).not.toBeInTheDocument();
    expect(within(buyCard()).getAllByRole('radio')).toHaveLength(2);
  });

  it('visitors see no price, and the way to sign on and back', async () => {
    await open({ gateway: visitor, flags: { displayPriceInformation: false } });
    expect(screen.queryByText(/€/)).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      '/auth/redirect?target=/product/520114',
    );
    expect(screen.queryByRole('region', { name: 'Letzte Einkäufe' })).not.toBeInTheDocument();
  });

  it('how the price comes about is told to those with the role for it', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('button', { name: 'Wie entsteht dieser Preis?' })).not.toBeInTheDocument();
    unmount();
    await open({ flags: { displayPricePopup: true } });
    expect(await screen.findByRole('button', { name: 'Wie entsteht dieser Preis?' })).toBeInTheDocument();
  });
});

describe('what goes with it', () => {
  it('variants without the article itself, and recommendations, each once', async () => {
    const small = testProduct('8', 'Apfelstrudel klein');
    await open({
      gateway: {
        variants: () => Promise.resolve([strudel, small]),
        recommendations: () => Promise.resolve([small, testProduct('9', 'Vanillesauce')]),
      },
    });
    const variants = within(await screen.findByRole('region', { name: 'Weitere Größen und Sorten' }));
    expect(variants.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Apfelstrudel klein',
    ]);
    const others = within(screen.getByRole('region', { name: 'Passt dazu' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Vanillesauce']);
  });

  it('in place of what cannot be had stands once, above', async () => {
    const small = testProduct('8', 'Apfelstrudel klein');
    const large = testProduct('9', 'Apfelstrudel groß');
    await open({
      product: {
        shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2026-11-30' },
        replacementSkus: ['8'],
      },
      gateway: {
        products: () => Promise.resolve([small]),
        variants: () => Promise.resolve([strudel, small, large]),
      },
    });
    const variants = within(await screen.findByRole('region', { name: 'Weitere Größen und Sorten' }));
    expect(variants.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Apfelstrudel groß',
    ]);
    const instead = within(await screen.findByRole('region', { name: 'Stattdessen lieferbar' }));
    expect(instead.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Apfelstrudel klein',
    ]);
  });
});

describe('failures', () => {
  it('an article that does not exist says so and leads on', async () => {
    await open({ gateway: { product: () => Promise.reject(responseError(404)) } });
    expect(await screen.findByText('Diesen Artikel gibt es nicht.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zum Sortiment' })).toHaveAttribute('href', '/search');
  });

  it('one that cannot be loaded can be asked for again', async () => {
    const product = vi
      .fn<ShopGateway['product']>()
      .mockRejectedValueOnce(new FetchError(new TypeError('offline')))
      .mockResolvedValue(strudel);
    await open({ gateway: { product } });
    await userEvent.click(await screen.findByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Apfelstrudel' })).toBeInTheDocument();
  });

  it('without its details it can still be ordered', async () => {
    await open({ gateway: { productDetails: () => Promise.reject(responseError(500)) } });
    expect(screen.getByText('Die Angaben zum Artikel konnten nicht geladen werden.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apfelstrudel in den Warenkorb legen' })).toBeInTheDocument();
  });
});

describe('documents', () => {
  const createObjectURL = vi.spyOn(URL, 'createObjectURL');
  let saved: string[] = [];
  beforeEach(() => {
    saved = [];
    createObjectURL.mockReturnValue('blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const pdf = (headers: HeadersInit = {}) => new Response('%PDF', { headers });

  it('the datasheet is saved under the name the backend proposes', async () => {
    await open({
      answers: { '/datasheet': pdf({ 'content-disposition': 'attachment; filename=Strudel.pdf' }) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Datenblatt' }));
    await waitFor(() => {
      expect(saved).toEqual(['Strudel.pdf']);
    });
    expect(screen.queryByRole('button', { name: 'Sicherheitsdatenblatt' })).not.toBeInTheDocument();
  });

  it('the safety datasheet is offered where there is one', async () => {
    await open({
      answers: { 'safetydatasheet/available': true, '/safetydatasheet': pdf() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sicherheitsdatenblatt' }));
    await waitFor(() => {
      expect(saved).toEqual(['520114-sdb.pdf']);
    });
  });

  it('one that does not come says so beside its button, and can be asked for again', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Datenblatt' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
    expect(screen.getByRole('button', { name: 'Datenblatt' })).toBeEnabled();
    expect(saved).toEqual([]);
  });
});
