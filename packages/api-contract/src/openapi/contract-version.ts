/** Version of the contract, which is that of this package: major when an older client would break. */
export const CONTRACT_VERSION = '0.0.0';
