import fc from 'fast-check';

const { PROPERTY_SEED = '20261122' } = process.env;

// The same commit gets the same answer; what other values find is searched on purpose (PROPERTY_SEED=fresh).
if (PROPERTY_SEED !== 'fresh')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });
