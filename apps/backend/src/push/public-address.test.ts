import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address';
import { isPushEndpoint } from './push-endpoint';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.5',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('NOT-5: %s is none of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
  '%s is one of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is where a browser sends messages from', (endpoint) => {
  expect(isPushEndpoint(endpoint, [])).toBe(true);
});

it.each([
  'http://push.example/abc',
  'https://push.example/abc',
  'https://fcm.googleapis.com:8443/abc',
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-push.apple.com.example/abc',
  'https://evilpush.apple.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://user:pass@push.example/abc',
  'https://push/abc',
  'https://localhost/abc',
  'https://shop.localhost/abc',
  'https://printer.local/abc',
  'https://db.internal/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://127.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:7f00:1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.google.internal./abc',
  'https://localhost./abc',
  'ftp://push.example/abc',
  'file:///etc/passwd',
  'data:text/plain,abc',
  'push.example',
  '',
])('NOT-5: no message goes to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, [])).toBe(false);
});

it('NOT-5: what the settings name is taken as it is, and nothing beside it', () => {
  const own = ['http://127.0.0.1:4800', 'https://push.internal:8443'];
  expect(isPushEndpoint('http://127.0.0.1:4800/abc', own)).toBe(true);
  expect(isPushEndpoint('https://push.internal:8443/abc', own)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:4801/abc', own)).toBe(false);
  expect(isPushEndpoint('https://push.internal/abc', own)).toBe(false);
  expect(isPushEndpoint('http://user@127.0.0.1:4800/abc', own)).toBe(false);
});
