import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { component, namedShapes } from './component';

describe('component', () => {
  it('gives a shape its name and leaves it as it is', () => {
    const shape = z.string();
    expect(component('JustForThisTest', shape)).toBe(shape);
    expect(namedShapes.get('JustForThisTest')).toBe(shape);
  });

  it('refuses a name twice', () => {
    component('TakenInThisTest', z.string());
    expect(() => component('TakenInThisTest', z.string())).toThrow('Two shapes are named TakenInThisTest');
  });
});
