import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { stores } from '../testing';
import { accountByName, claimsOfAccount } from './account';
import { accountsCommand, AccountsCommandError } from './accounts-command';
import { isPassword } from './password';

describe.each(stores)('accounts of a file of the provider, on %s', (_, open) => {
  let store: Store;
  let folder: string;
  beforeAll(async () => {
    store = await open();
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-accounts-'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const user = {
    id: 'a-1',
    username: 'Seeblick',
    firstName: 'Maria',
    lastName: 'Hofer',
    email: 'maria@kunden.example',
    credentials: [{ type: 'password', value: 'first', temporary: true }],
    realmRoles: ['tenant-ZU', 'can-see-prices'],
    attributes: { customer: ['60001'], locale: ['en'] },
  };
  const run = async (file: unknown, issuer?: string) => {
    const name = path.join(folder, 'accounts.json');
    writeFileSync(name, typeof file === 'string' ? file : JSON.stringify(file));
    const said: string[] = [];
    await accountsCommand([name], {
      withStore: (work) => work(store),
      issuer,
      say: (line) => said.push(line),
    });
    return said;
  };

  it('sign on with their password, their roles and their customers; the same file again changes them', async () => {
    const machine = { username: 'erp', serviceAccountClientId: 'erp', realmRoles: ['import'] };
    expect(await run({ users: [user, machine] })).toEqual(['1 accounts']);
    const account = await accountByName(store, 'seeblick');
    if (account === undefined) throw new Error('There is no account');
    expect(claimsOfAccount(account)).toEqual({
      preferred_username: 'seeblick',
      name: 'Maria Hofer',
      locale: 'en',
      email: 'maria@kunden.example',
      realm_access: { roles: ['tenant-ZU', 'can-see-prices'] },
      customer: ['60001'],
    });
    expect(await isPassword('first', account.passwordDigest)).toBe(true);
    await run({ users: [{ ...user, credentials: [{ type: 'password', value: 'second' }] }] });
    const changed = await accountByName(store, 'seeblick');
    expect(await isPassword('second', changed?.passwordDigest)).toBe(true);
  });

  it.each([
    ['is no JSON', '{', 'is no file of accounts'],
    ['has no users', { users: [] }, 'is no file of accounts'],
    ['lacks a password', { users: [{ ...user, credentials: [] }] }, 'User 1: credentials: has no password'],
    [
      'lacks a tenant',
      { users: [{ ...user, realmRoles: ['can-see-prices'] }] },
      'User 1: realmRoles: has no role of a tenant, such as tenant-AZ',
    ],
    [
      'names another’s account',
      { users: [{ ...user, id: 'a-2' }] },
      'seeblick is the name of an account with another id.',
    ],
  ])('are refused where the file %s', async (_name, file, sentence) => {
    await expect(run(file)).rejects.toThrow(AccountsCommandError);
    await expect(run(file)).rejects.toThrow(sentence);
  });

  it('are refused where a provider of its own has them', async () => {
    await expect(run({ users: [user] }, 'https://sign-on.example')).rejects.toThrow(
      'The accounts are those of https://sign-on.example: import the file there.',
    );
  });
});
