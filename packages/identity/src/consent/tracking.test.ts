import { describe, expect, it } from 'vitest';
import { CONSENT_SERVICES, type ConsentValue, type Consents, type ConsentService } from './consent';
import { ADAPTER_BY_SERVICE, allowedAdapters, ANALYTICS_CURRENCY, mayTrack } from './tracking';

const all = (answer: ConsentValue): Consents => ({
  webAnalytics: answer,
  searchAnalytics: answer,
  emailMarketing: answer,
  leadTracking: answer,
  generalAnalytics: answer,
});

const only = (service: ConsentService): Consents => ({ ...all('denied'), [service]: 'granted' });

describe('TRK-1: analytics only if consent allows, per service', () => {
  it.each([
    ['webAnalytics', ['matomo']],
    ['searchAnalytics', ['search-proxy']],
    ['emailMarketing', ['emarsys']],
    ['leadTracking', []],
    ['generalAnalytics', []],
  ] as const)('consent to %s alone allows %j', (service, adapters) => {
    expect(allowedAdapters(only(service))).toEqual(adapters);
    expect(CONSENT_SERVICES.filter((other) => mayTrack(only(service), other))).toEqual([service]);
    expect(ADAPTER_BY_SERVICE[service]).toBe(adapters[0]);
  });

  it.each(['denied', 'not-asked'] as const)('nothing is allowed when %s', (answer) => {
    expect(allowedAdapters(all(answer))).toEqual([]);
    expect(mayTrack(all(answer), 'webAnalytics')).toBe(false);
  });

  it('everything there is is allowed with all consents, amounts being in euro', () => {
    expect(allowedAdapters(all('granted'))).toEqual(['matomo', 'search-proxy', 'emarsys']);
    expect(ANALYTICS_CURRENCY).toBe('EUR');
  });
});
