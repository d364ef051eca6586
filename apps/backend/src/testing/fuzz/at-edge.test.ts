import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOpenApiChecker, generateValue, requestSchemas, seededRandom } from '../conformance';
import { atEdge } from './at-edge';

const { document, fitsRequest } = createOpenApiChecker();
const { schemas, resolve } = requestSchemas(document);

describe('values at the edges of a schema', () => {
  it('fit where they say so, and nowhere else, by a validator that knows nothing of how they were made', () => {
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.nat(), fc.nat(), ([name, schema], seed, choice) => {
        const random = seededRandom(seed);
        const value = generateValue(schema, {
          random,
          resolve,
          fields: {},
          includes: () => random() < 0.7,
        });
        const edge = atEdge(value, schema, resolve, choice);
        if (edge === undefined || !fitsRequest(name, value)) return;
        expect([name, edge.value, fitsRequest(name, edge.value)]).toEqual([name, edge.value, edge.fits]);
      }),
      { numRuns: 2_000 },
    );
  });
});
