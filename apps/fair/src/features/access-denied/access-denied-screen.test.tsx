import { clearCookies, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE, fairEnvironment } from '../../testing/fair-environment';
import { AccessDeniedScreen, type AccessDeniedReason } from './access-denied-screen';

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
  document.cookie = 'customer=1; path=/';
});

afterEach(clearCookies);

const show = (reason: AccessDeniedReason) =>
  renderInApp(<AccessDeniedScreen reason={reason} />, { address: BASE, environment: fairEnvironment() });

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('AccessDeniedScreen', () => {
  it.each<readonly [string, AccessDeniedReason, RegExp, string]>([
    ['says that there is no such fair', 'UNKNOWN', /gibt es nicht/, '/messe'],
    ['FAI-3: says that the fair is not active', 'NOT_ACTIVE', /nicht aktiv/, '/'],
    ['CHK-2: says that the customer is barred', 'BARRED', /nicht geöffnet/, '/contacts'],
    ['CHK-2: says that the limit is reached', 'LIMIT_REACHED', /schon alles bestellt/, '/my/orders'],
    ['says that it is held for others', 'TENANT_NOT_INVITED', /nicht für Ihre Filiale/, '/'],
  ])('%s, and shows a way on', (_, reason, title, first) => {
    show(reason);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(ways()[0]).toBe(first);
    expect(ways()).toContain('/');
  });

  it('leads who may order no more back to the fair', () => {
    show('LIMIT_REACHED');
    expect(ways()).toContain(BASE);
  });
});
