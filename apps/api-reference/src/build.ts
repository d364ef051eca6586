import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from './document/json';
import { renderSite } from './pages/site';

const site = path.join(import.meta.dirname, 'site');
const source = fileURLToPath(import.meta.resolve('@gastroshop/api-contract/openapi.json'));
const document: unknown = JSON.parse(readFileSync(source, 'utf8'));
if (!isObject(document)) throw new Error(`${source} holds no OpenAPI document`);

mkdirSync(site, { recursive: true });
cpSync(path.join(import.meta.dirname, '../assets'), site, { recursive: true });
cpSync(source, path.join(site, 'openapi.json'));
for (const [file, markup] of renderSite(document)) writeFileSync(path.join(site, file), markup);
