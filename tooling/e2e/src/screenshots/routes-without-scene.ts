import { routerPatterns } from './router-patterns';
import type { ScreenState } from './screen-state';

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Matches the paths that a pattern in the router's notation stands for. */
const expressionOf = (pattern: string): RegExp => {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (isParameter(segment)) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${segment.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
  });
  return new RegExp(`^${parts.join('')}/?$`);
};

/** The patterns of the apps' routers that none of the scenes begins at. */
export const routesWithoutScene = (scenes: readonly ScreenState[]): readonly string[] => {
  const paths = scenes.map((scene) => scene.path.split(/[?#]/)[0] ?? '');
  return routerPatterns().filter((pattern) => {
    const expression = expressionOf(pattern);
    return !paths.some((path) => expression.test(path));
  });
};
