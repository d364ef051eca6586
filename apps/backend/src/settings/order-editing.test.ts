import { describe, expect, it } from 'vitest';
import { orderEditing } from './order-editing';
import { readSettings } from './settings';

const onServer = {
  DATABASE_URL: 'postgres://shop@localhost/shop',
  APP_SECRET: 'a secret of more than thirty-two letters',
  HAND_OVER: 'none',
  MAIL: 'caught',
};

describe('ORDER_EDITING', () => {
  it.each([
    [undefined, {}, [true, true]],
    [undefined, onServer, [false, false]],
    [undefined, { ...onServer, DEMO_DATA: 'true' }, [true, true]],
    ['AZ', onServer, [true, false]],
    ['AZ, GM', onServer, [true, true]],
    ['all', onServer, [true, true]],
    ['GM', {}, [false, true]],
  ])('%j says whose orders can be changed', (tenants, others, expected) => {
    const settings = readSettings({ ...others, ...(tenants !== undefined && { ORDER_EDITING: tenants }) });
    expect(['AZ', 'GM'].map(orderEditing(settings))).toEqual(expected);
  });
});
