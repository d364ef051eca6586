/** Epoch milliseconds of what the buyer does now; no setting of the device's clock moves them while the page is open. */
export const actionTime = (): number => performance.timeOrigin + performance.now();
