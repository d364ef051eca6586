import { describe, expect, it } from 'vitest';
import { renderSite } from './site';

const document = {
  info: { title: 'Shop <API>', version: '1.2.3', description: 'All calls.' },
  paths: {
    '/cart': {
      get: {
        operationId: 'getCart',
        summary: 'The cart.',
        tags: ['Own cart'],
        'x-access': 'customer',
        parameters: [
          { name: 'customerId', in: 'query', required: true, schema: { type: 'string' } },
          { $ref: '#/components/parameters/Language' },
        ],
        responses: {
          200: {
            description: 'The cart as it is.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } },
          },
          403: { $ref: '#/components/responses/forbidden' },
        },
      },
      put: { operationId: 'putCart', tags: ['Own cart'], 'x-extension': true, responses: {} },
    },
  },
  components: {
    parameters: { Language: { name: 'Accept-Language', in: 'header' } },
    responses: { forbidden: { description: '`customer-forbidden`: foreign <or> unknown.' } },
    schemas: { Cart: { type: 'object', properties: { items: { type: 'array', items: {} } } } },
  },
};

describe('renderSite', () => {
  const pages = renderSite(document);

  it('makes an overview, a page for each area and pages for the shapes', () => {
    expect([...pages.keys()]).toEqual(['index.html', 'shapes.html', 'shapes-c.html', 'own-cart.html']);
  });

  it('lists every call with a link to its place', () => {
    expect(pages.get('index.html')).toContain('href="own-cart.html#getCart"');
    expect(pages.get('index.html')).toContain('2 calls');
    expect(pages.get('index.html')).toContain('Shop &lt;API&gt;');
  });

  it('says who may call, what goes in and what comes out', () => {
    const page = pages.get('own-cart.html') ?? '';
    expect(page).toContain('a user acting for the customer');
    expect(page).toContain('customerId');
    expect(page).toContain('Accept-Language');
    expect(page).toContain('<code>customer-forbidden</code>: foreign &lt;or&gt; unknown.');
    expect(page).toContain('href="shapes-c.html#Cart"');
    expect(page.match(/class="mark">extension/g)).toHaveLength(1);
  });

  it('lists the shapes and describes each', () => {
    expect(pages.get('shapes.html')).toContain('href="shapes-c.html#Cart"');
    expect(pages.get('shapes-c.html')).toContain('id="Cart"');
    expect(pages.get('shapes-c.html')).toContain('items');
  });

  it('marks the page one is on', () => {
    expect(pages.get('own-cart.html')).toMatch(/href="own-cart\.html"\s+aria-current="page"/);
  });
});
