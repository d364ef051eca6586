/**
 * Opens the camera on the back of the device, in pictures wide enough for a barcode.
 *
 * @throws DOMException with the names of getUserMedia; `NotFoundError` also where pages may not use cameras at all
 */
export const openCamera = async (): Promise<MediaStream> => {
  // Pages that came without encryption have no devices, whatever the type says.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera for this page', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  });
};
