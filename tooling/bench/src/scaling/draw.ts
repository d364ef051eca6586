import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { growthImage } from './growth-image';
import type { GrowthData, GrowthFigure } from './growth-points';

/* Draws docs/pictures/search-growth.svg, or the picture beside the figures that RESULT names. */

const { RESULT = path.resolve(import.meta.dirname, '../../../../docs/pictures/search-growth.json') } =
  process.env;

const FIELDS: readonly (keyof GrowthFigure)[] = [
  'articles',
  'tenants',
  'searchP50',
  'searchP95',
  'completionP50',
  'completionP95',
];

const isFigure = (value: unknown): value is GrowthFigure =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof Object.entries(value).find(([name]) => name === field)?.[1] === 'number');

const isData = (value: unknown): value is GrowthData =>
  typeof value === 'object' &&
  value !== null &&
  'figures' in value &&
  Array.isArray(value.figures) &&
  value.figures.every(isFigure) &&
  'machine' in value &&
  typeof value.machine === 'string' &&
  'measuredOn' in value &&
  typeof value.measuredOn === 'string';

const data: unknown = JSON.parse(readFileSync(RESULT, 'utf8'));
if (!isData(data)) throw new Error(`${RESULT} holds no measurement`);
writeFileSync(RESULT.replace(/\.json$/, '.svg'), growthImage(data));
