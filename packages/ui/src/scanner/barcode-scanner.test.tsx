import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { BarcodeScanner } from './barcode-scanner';
import { cameraFailure } from './camera-state';
import { brokenCamera } from './fake-camera.sample';

describe('BarcodeScanner', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'failed'],
  ])('understands %s as %s', (name, kind) => {
    expect(cameraFailure(new DOMException('', name))).toEqual({ kind });
  });

  it('says why there is no picture, tries again, and takes typed numbers without spaces', async () => {
    const onCode = vi.fn();
    const openStream = vi.fn(brokenCamera('NotAllowedError'));
    renderKit(<BarcodeScanner onCode={onCode} openStream={openStream} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('nicht freigegeben');
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await waitFor(() => {
      expect(openStream).toHaveBeenCalledTimes(2);
    });
    await userEvent.type(screen.getByLabelText('Nummer unter dem Strichcode'), ' {Enter}90 01{Enter}');
    expect(onCode).toHaveBeenCalledExactlyOnceWith('9001');
  });

  it('turns the camera off when it leaves the page, also when it opens too late', async () => {
    const stop = vi.fn();
    let opened: (stream: MediaStream) => void = () => undefined;
    const stream: MediaStream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] });
    const openStream = () => new Promise<MediaStream>((resolve) => (opened = resolve));
    const { unmount } = renderKit(<BarcodeScanner onCode={vi.fn()} openStream={openStream} />);
    unmount();
    opened(stream);
    await waitFor(() => {
      expect(stop).toHaveBeenCalledOnce();
    });
  });
});
