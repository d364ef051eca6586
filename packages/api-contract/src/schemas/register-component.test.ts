import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registerComponent, namedShapes } from './register-component';

describe('component', () => {
  it('gives a shape its name and leaves it as it is', () => {
    const shape = z.string();
    expect(registerComponent('JustForThisTest', shape)).toBe(shape);
    expect(namedShapes.get('JustForThisTest')).toBe(shape);
  });

  it('refuses a name twice', () => {
    registerComponent('TakenInThisTest', z.string());
    expect(() => registerComponent('TakenInThisTest', z.string())).toThrow(
      'Two shapes are named TakenInThisTest',
    );
  });
});
