import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemas } from './json-schemas';

describe('jsonSchemas', () => {
  const word = z.string().min(1);
  const sentence = z.object({ words: z.array(word), page: z.int().default(1) });

  it('turns named shapes into references, others not', () => {
    const list = z.array(sentence);
    const schemas = jsonSchemas('input', new Map([['Sentence', sentence]]), [list, sentence, word, list]);
    expect(schemas.of(list)).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Sentence' } });
    expect(schemas.of(sentence)).toEqual({ $ref: '#/components/schemas/Sentence' });
    expect(schemas.of(word)).toEqual({ type: 'string', minLength: 1 });
    expect(schemas.components['Sentence']?.properties?.['words']).toEqual({
      type: 'array',
      items: { type: 'string', minLength: 1 },
    });
  });

  it('describes the side that is asked for', () => {
    const named = new Map([['Sentence', sentence]]);
    expect(jsonSchemas('input', named, []).components['Sentence']?.required).toEqual(['words']);
    expect(jsonSchemas('output', named, []).components['Sentence']?.required).toEqual(['words', 'page']);
  });

  it('refuses a shape that was not among those given', () => {
    expect(() => jsonSchemas('input', new Map(), []).of(word)).toThrow('No schema was made of this shape');
  });
});
