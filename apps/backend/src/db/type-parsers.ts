import pg from 'pg';

const { INT8, DATE } = pg.types.builtins;

/**
 * How values of both engines are read: days stay text (a Date would move them to another day in another zone), counts
 * become numbers, decimals stay text, so that no price is ever a binary fraction.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format ?? 'text');
  },
};
