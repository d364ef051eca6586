import { describe, expect, it } from 'vitest';
import { tokenize, termsOf } from './tokenize';

const terms = (text: string) => termsOf(tokenize(text));
const meanings = (text: string) =>
  tokenize(text).flatMap((token) =>
    token.kind === 'size' ? [...token.said, ...token.perhaps] : [token.text],
  );

describe('texts as tokens', () => {
  it.each([
    ['Käse', ['kase']],
    ['KAESE', ['kase']],
    ['Weißwurst', ['weisswurst']],
    ['Grießkoch / Griesskoch', ['griesskoch', 'griesskoch']],
    ["Kelly's Chips", ['kellys', 'chips']],
    ['Dr.Oetker H-Milch', ['dr', 'otker', 'h', 'milch']],
    ['Öl 0,75 l', ['ol', '=750ml']],
    ['Öl 75cl', ['ol', '=750ml']],
    ['1/2 kg', ['=500g']],
    ['1/2 Stange', ['1', '2', 'stange']],
    ['11/2/24', ['11', '2', '24']],
    ['1,0lt.', ['=1000ml']],
    ['500gr', ['=500g']],
    ['10 dag', ['=100g']],
    ['6x0,75l', ['=6x750ml', '=750ml', '=6x']],
    ['6 x 0.75 L', ['=6x750ml', '=750ml', '=6x']],
    ['10er', ['=10x', '10']],
    ['3 Stk', ['=3x', '3']],
    ['3,5% Fett', ['3.5', 'fett']],
    ['Type 480', ['type', '480']],
    ['%', []],
  ])('finds in "%s" %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['1l', '=1000ml'],
    ['0,5', '=500ml'],
    ['0,5', '=500g'],
    ['250', '=250g'],
    ['6x0,75', '=6x750ml'],
    ['6x330', '=6x330ml'],
    ['6', '=6x'],
    ['1/4', '=250ml'],
    ['1/4', '=250g'],
    ['3/4', '=750ml'],
  ])('takes the typed "%s" for %s, perhaps', (text, meant) => {
    expect(meanings(text)).toContain(meant);
  });
});
