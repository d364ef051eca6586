import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The files a feature of an app may say its routes in. */
const routeFiles = (app: string): readonly string[] =>
  readdirSync(path.join(ROOT, app, 'src/features')).flatMap((feature) =>
    ['route.ts', 'index.ts'].map((file) => `${app}/src/features/${feature}/${file}`),
  );

/** The files that say what the pages of the apps are, and what their patterns begin with. */
const ROUTERS = [
  { files: routeFiles('apps/shop'), base: '' },
  { files: routeFiles('apps/fair'), base: '' },
  { files: ['apps/cms-preview/src/app/router.tsx'], base: '/cms-preview/' },
] as const;

/** What a route has besides its pattern. */
const SHOWS_SOMETHING: ReadonlySet<string> = new Set(['load', 'element']);

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name !== undefined && ts.isIdentifier(property.name) ? property.name.text : '';

/** The pattern of a route written as an object; undefined for other objects. */
const patternIn = (node: ts.Node): string | undefined => {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  if (!node.properties.some((property) => SHOWS_SOMETHING.has(nameOf(property)))) return undefined;
  const pattern = node.properties.find((property) => nameOf(property) === 'path');
  return pattern !== undefined &&
    ts.isPropertyAssignment(pattern) &&
    ts.isStringLiteralLike(pattern.initializer)
    ? pattern.initializer.text
    : undefined;
};

const patternsIn = (node: ts.Node): readonly string[] => {
  const own = patternIn(node);
  const below: string[] = own === undefined ? [] : [own];
  ts.forEachChild(node, (child) => {
    below.push(...patternsIn(child));
  });
  return below;
};

const patternsOf = (file: string): readonly string[] => {
  const whole = path.join(ROOT, file);
  if (!existsSync(whole)) return [];
  return patternsIn(ts.createSourceFile(file, readFileSync(whole, 'utf8'), ts.ScriptTarget.Latest));
};

/**
 * The patterns of all pages of the three apps, in the router's notation. They are read from the source: the code itself
 * runs in browsers only.
 *
 * @throws Error where an app lists no page any more
 */
export const routerPatterns = (): readonly string[] =>
  ROUTERS.flatMap(({ files, base }) => {
    const patterns = files.flatMap(patternsOf);
    if (patterns.length === 0) throw new Error(`${files.join(', ')} list no pages`);
    return patterns.map((pattern) => base + pattern);
  });
