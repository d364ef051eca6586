/**
 * Finds products and prints them as CSV, with what one of each costs today for the owner of TOKEN. Visitors see no prices.
 *
 *   ORIGIN=https://shop.example TOKEN=… npm run prices -- milch > prices.csv
 */
import { allPages, createClient, getShopConfig, searchProducts } from '@gastroshop/api-client';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { priceRow } from '@gastroshop/domain/pricing';

const { ORIGIN = 'http://localhost:4000', TOKEN } = process.env;
const queryString = process.argv.slice(2).join(' ');
const client = createClient({ origin: ORIGIN, locale: 'de-AT', token: () => Promise.resolve(TOKEN) });

/** @param {readonly string[]} cells */
const line = (cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');

const day = viennaDateAt(Date.now());
const { tenant } = await getShopConfig(client);
console.log(line(['Artikelnummer', 'Bezeichnung', 'Einheit', 'Preis netto']));
for await (const { products } of allPages((page) =>
  searchProducts(client, { tenant, searchBody: { queryString, page: { page, size: 300 } } }),
)) {
  for (const { sku, name, units, bulkPrices: prices = [], weighed } of products) {
    const unit = units.find(({ isDefault }) => isDefault) ?? units[0];
    if (unit === undefined) continue;
    const row = priceRow({ prices, amount: 1, unit, day, weighed });
    console.log(line([sku, name, unit.abbreviation, row.kind === 'PRICED' ? row.rowTotal : '']));
  }
}
