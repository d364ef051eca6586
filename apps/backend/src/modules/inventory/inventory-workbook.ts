import { viennaDateAt } from '@gastroshop/domain/calendar';
import {
  inventorySheets,
  type InventoryExportOptions,
  type InventorySheet,
} from '@gastroshop/domain/inventory';
import { sumMoney } from '@gastroshop/domain/money';
import { formatLongDate } from '@gastroshop/i18n';
import type { Sheet, SheetValue, Workbook } from '../../spreadsheet';
import type { ChosenInventory } from './chosen-inventories';
import { columnsOf, rowOfProduct, nonWebshopRow, type TableRow, type TableStyle } from './sheet-columns';
import { texts } from '../../text-files';

/** What an export is made of. */
export interface WorkbookRequest extends InventoryExportOptions, Omit<TableStyle, 'isByArticle'> {
  /** Name of the branch. */
  readonly shop: string;
  readonly customerName: string;
  readonly inventories: readonly ChosenInventory[];
}

const dayOf = ({ entry }: ChosenInventory): string => viennaDateAt(Date.parse(entry.createdAt));

/** What stands above the table of one inventory, and what its sheet is called. */
const headOf = (inventory: ChosenInventory, { locale }: WorkbookRequest) => {
  const words = texts.getFixedT(locale, 'inventory-workbook');
  const { entry } = inventory;
  const day = dayOf(inventory);
  const short = formatLongDate(day, locale, { weekday: 'none', month: 'short' });
  return {
    name: [short, entry.unloadingArea ?? entry.createdBy].join(' '),
    notes: [
      words('countedBy', { day: formatLongDate(day, locale), name: entry.createdBy }),
      ...(entry.inventoryLocation === undefined ? [] : [`${words('place')}: ${entry.inventoryLocation}`]),
      ...(entry.comment === undefined ? [] : [`${words('comment')}: ${entry.comment}`]),
    ],
  };
};

/** The same for all of them together. */
const mergedHead = ({ locale, inventories }: WorkbookRequest) => {
  const words = texts.getFixedT(locale, 'inventory-workbook');
  const days = [...new Set(inventories.map(dayOf))].toSorted();
  const ends = [days[0], days.length > 1 ? days.at(-1) : undefined].flatMap((day) =>
    day === undefined ? [] : [formatLongDate(day, locale, { weekday: 'none' })],
  );
  return {
    name: words('merged'),
    notes: [
      [
        words('inventories', { count: inventories.length }),
        ...(ends.length > 0 ? [ends.join(' – ')] : []),
      ].join(': '),
    ],
  };
};

const totalsOf = (rows: readonly TableRow[], style: TableStyle): readonly SheetValue[] | undefined => {
  if (!style.showsPrices) return undefined;
  const words = texts.getFixedT(style.locale, 'inventory-workbook');
  const sum = sumMoney(rows.flatMap(({ value }) => (value === undefined ? [] : [value.value])));
  return columnsOf(style).map(({ heading }) =>
    heading === words('article') ? words('sum') : heading === words('value') ? sum : undefined,
  );
};

const sheetOf = (sheet: InventorySheet, request: WorkbookRequest): Sheet => {
  const style: TableStyle = { ...request, isByArticle: request.groupByArticleChecked };
  const words = texts.getFixedT(request.locale, 'inventory-workbook');
  const single =
    request.generationMode === 'SINGLE'
      ? request.inventories.find(({ id }) => id === sheet.inventoryIds[0])
      : undefined;
  const head = single === undefined ? mergedHead(request) : headOf(single, request);
  const columns = columnsOf(style);
  const rows = [
    ...sheet.rows.map((row) => rowOfProduct(row, style)),
    ...sheet.nonWebshopRows.map((row) => nonWebshopRow(row, style)),
  ];
  return {
    name: head.name,
    notes: [
      `${words('customer')}: ${request.customerName}`,
      ...head.notes,
      ...(request.showsPrices
        ? [words('priceNote', { day: formatLongDate(request.today, request.locale) })]
        : []),
    ],
    columns: columns.map(({ heading, kind, width }) => ({ heading, kind, width })),
    rows: rows.map((row) => columns.map(({ of }) => of(row))),
    totals: totalsOf(rows, style),
  };
};

/**
 * The spreadsheet of inventories: a sheet for each or all of them summed up, a row for each article and unit or for each
 * article, and for those who see prices what the stock is worth today.
 */
export const inventoryWorkbook = (request: WorkbookRequest): Workbook => {
  const { shop, locale, inventories } = request;
  const sheets = inventorySheets(inventories, request).map((sheet) => sheetOf(sheet, request));
  return {
    shop,
    title: texts.getFixedT(locale, 'inventory-workbook')('title'),
    // Of no inventory there is the empty table: a file without any sheet is none.
    sheets:
      sheets.length > 0
        ? sheets
        : inventorySheets([], { ...request, generationMode: 'MERGED' }).map((sheet) =>
            sheetOf(sheet, { ...request, generationMode: 'MERGED' }),
          ),
  };
};
