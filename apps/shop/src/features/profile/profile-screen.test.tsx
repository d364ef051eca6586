import type { ShopConfig } from '@gastroshop/api-contract';
import { ConfigContext } from '@gastroshop/app-shell/environment';
import { TEST_CONFIG } from '@gastroshop/app-shell/testing';
import { answeringFetch, renderShop } from '@gastroshop/storefront/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProfileScreen } from './profile-screen';

const USER = {
  userId: 'u1',
  firstname: 'Anna',
  lastname: 'Huber',
  email: 'anna@hirsch.at',
  username: 'az100001',
  ordermails: ['kueche@hirsch.at'],
  labelmails: [],
};

const show = (
  answers: Readonly<Record<string, number | object>> = {},
  languages?: ShopConfig['languages'],
) => {
  const fetch = answeringFetch((path) =>
    path === '/v1/user/getCurrentUser'
      ? USER
      : Object.entries(answers).find(([key]) => path.startsWith(key))?.[1],
  );
  renderShop(
    <ConfigContext value={{ ...TEST_CONFIG, languages }}>
      <ProfileScreen />
    </ConfigContext>,
    { fetch },
  );
  const asked = (method: string) =>
    fetch.mock.calls.flatMap(([input, init]) =>
      init?.method === method && typeof input === 'string' ? [input] : [],
    );
  return { fetch, asked };
};

describe('ProfileScreen', () => {
  it('saves what was changed, and only then', async () => {
    const { fetch } = show({ 'PUT /v1/user/updateUserData': { ...USER, lastname: 'Gruber' } });
    const save = await screen.findByRole('button', { name: 'Speichern' });
    expect(save).toBeDisabled();
    const name = screen.getByRole('textbox', { name: 'Nachname' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Gruber');
    await userEvent.click(save);
    expect(await screen.findByText('Gespeichert')).toBeVisible();
    const body = fetch.mock.calls.find(([, init]) => init?.method === 'PUT')?.[1]?.body;
    expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
      firstname: 'Anna',
      lastname: 'Gruber',
      email: 'anna@hirsch.at',
    });
    expect(save).toBeDisabled();
  });

  it('ERR-6: says so when the user could not be updated, and keeps what was typed', async () => {
    show({ 'PUT /v1/user/updateUserData': 500 });
    const name = await screen.findByRole('textbox', { name: 'Vorname' });
    await userEvent.type(name, ' Maria');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Der Benutzer konnte nicht aktualisiert werden.')).toBeVisible();
    expect(name).toHaveValue('Anna Maria');
  });

  it('LOC-1: offers the languages of the shop, and none to choose where there is one', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Sprache' })).toBeVisible();
    cleanup();
    show({}, ['de-AT']);
    expect(await screen.findByRole('textbox', { name: 'Vorname' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sprache' })).toBeNull();
  });

  it('takes no address that is none', async () => {
    const { asked } = show();
    const email = await screen.findByRole('textbox', { name: 'E-Mail' });
    await userEvent.clear(email);
    await userEvent.type(email, 'anna@hirsch');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Das ist keine gültige E-Mail-Adresse.')).toBeVisible();
    expect(asked('PUT')).toEqual([]);
  });

  it('adds and removes addresses at once', async () => {
    const { asked } = show({ 'PUT /v1/user/labelMail': {}, 'DELETE /v1/user/orderMail': {} });
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Etiketten an/ }),
      'lager@hirsch.at{Enter}',
    );
    await waitFor(() => {
      expect(asked('PUT')).toEqual([expect.stringContaining('/user/labelMail?mail=lager%40hirsch.at')]);
    });
    await userEvent.click(screen.getByRole('button', { name: 'kueche@hirsch.at entfernen' }));
    await waitFor(() => {
      expect(asked('DELETE')).toEqual([expect.stringContaining('/user/orderMail?mail=kueche%40hirsch.at')]);
    });
  });
});
