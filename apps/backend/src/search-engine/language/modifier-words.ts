import { fold } from './fold';

/** Packs, as people type them behind what is in them: names of articles seldom say them. */
const PACKS = [
  ...['dose', 'dosen', 'flasche', 'flaschen', 'glas', 'tube', 'becher', 'beutel', 'sackerl', 'kanister'],
  ...['packung', 'packungen', 'packerl', 'pkg', 'karton', 'kiste', 'kisten', 'kübel', 'eimer', 'tetrapack'],
  ...['portion', 'portionen'],
].map(fold);

/** States, tastes and colours, without their endings. */
const STATES = [
  ...['ganz', 'halb', 'gehackt', 'gerieben', 'gemahlen', 'geschnitten', 'gewürfelt', 'gehobelt', 'passiert'],
  ...['getrocknet', 'geräuchert', 'geschält', 'gesalzen', 'geröstet', 'gekocht', 'gefroren', 'mariniert'],
  ...['tk', 'tiefkühl', 'tiefgekühlt', 'gekühlt', 'frisch', 'haltbar', 'roh', 'kernlos', 'entkernt'],
  ...['groß', 'klein', 'grob', 'fein', 'rot', 'weiß', 'gelb', 'grün', 'blau', 'schwarz', 'braun'],
  ...['dünn', 'dick', 'breit', 'schmal', 'mild', 'scharf', 'süß', 'sauer', 'natur', 'light'],
].map(fold);

const PACK = new RegExp(`^(?:${PACKS.join('|')})$`, 'u');
const STATE = new RegExp(`^(?:${STATES.join('|')})(?:e[mnrs]?)?$`, 'u');

/** Whether a folded word says how something is cut, treated or coloured, in any form: "gehackt", "gehackte". */
export const isState = (word: string): boolean => STATE.test(word);

/**
 * Whether a folded word says how something is packed, cut or coloured: it tells apart what is wanted, and is no answer
 * alone. Of "Thunfisch Dose" any tuna is one, and no tin of lemonade.
 */
export const isModifierWord = (word: string): boolean => PACK.test(word) || isState(word);
