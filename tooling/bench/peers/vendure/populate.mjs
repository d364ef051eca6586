import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ADMIN, LANGUAGE, populateInitialData, settingsOf, vendure } from './settings.mjs';

/*
 * Fills an empty database with the catalogue of CATALOGUE_FILE (JSON Lines, an article a line): a product with one
 * variant each, categories as a facet, then builds the search index. ARTICLES bounds how many.
 */

const {
  bootstrap,
  FacetService,
  FacetValueService,
  FastImporterService,
  JobQueueService,
  RequestContextService,
} = vendure;
const { TaxCategoryService } = vendure;

const AT_MOST = Number(process.env['ARTICLES'] ?? 36_000);

const app = await bootstrap(settingsOf({ isNew: true }));
await app.get(JobQueueService).start();
await populateInitialData(app, {
  defaultLanguage: LANGUAGE,
  defaultZone: 'Europe',
  countries: [{ name: 'Österreich', code: 'AT', zone: 'Europe' }],
  taxRates: [{ name: 'Normalsatz', percentage: 20 }],
  shippingMethods: [{ name: 'Tour', price: 0 }],
  paymentMethods: [],
  collections: [],
});

const context = await app.get(RequestContextService).create({ apiType: 'admin', languageCode: LANGUAGE });
const [taxCategory] = (await app.get(TaxCategoryService).findAll(context)).items;
const facet = await app.get(FacetService).create(context, {
  code: 'category',
  isPrivate: false,
  translations: [{ languageCode: LANGUAGE, name: 'Kategorie' }],
});

const values = new Map();
const valueOf = async (name) => {
  const known = values.get(name);
  if (known !== undefined) return known;
  const { id } = await app.get(FacetValueService).create(context, facet, {
    code: `category-${values.size}`,
    translations: [{ languageCode: LANGUAGE, name }],
  });
  values.set(name, id);
  return id;
};

const importer = app.get(FastImporterService);
await importer.initialize();
let products = 0;
for await (const line of createInterface({ input: createReadStream(process.env['CATALOGUE_FILE'] ?? '') })) {
  if (line.trim() === '' || products === AT_MOST) continue;
  const { id, name, category, prices } = JSON.parse(line);
  const facetValueIds = [];
  // Two levels may have the same name.
  for (const text of new Set(category)) facetValueIds.push(await valueOf(text));
  const productId = await importer.createProduct({
    enabled: true,
    assetIds: [],
    facetValueIds,
    translations: [{ languageCode: LANGUAGE, name, slug: `a${id}`.toLowerCase(), description: '' }],
  });
  await importer.createProductVariant({
    productId,
    enabled: true,
    sku: `R${id}`,
    price: Math.round((prices[0]?.gross ?? 1) * 100),
    taxCategoryId: taxCategory.id,
    stockOnHand: 0,
    trackInventory: 'FALSE',
    assetIds: [],
    facetValueIds: [],
    optionIds: [],
    translations: [{ languageCode: LANGUAGE, name }],
  });
  products += 1;
}

const { port } = settingsOf({ isNew: false }).apiOptions;
let token;
const ask = async (query, variables = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}/admin-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  token = answer.headers.get('vendure-auth-token') ?? token;
  const { data, errors } = await answer.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
};
await ask(
  'mutation ($identifier: String!, $password: String!) { login(username: $identifier, password: $password) { __typename } }',
  ADMIN,
);
const { reindex } = await ask('mutation { reindex { id } }');
for (;;) {
  const { job } = await ask('query ($id: ID!) { job(jobId: $id) { state error } }', { id: reindex.id });
  if (job.state === 'COMPLETED') break;
  if (job.state === 'FAILED' || job.state === 'CANCELLED')
    throw new Error(`Indexing ended: ${JSON.stringify(job)}`);
  await new Promise((resolve) => setTimeout(resolve, 500));
}
console.log(`${products} articles`);
await app.close();
process.exit(0);
