import type { ProofOfWork } from '@gastroshop/api-contract';

/** Work of a captcha as the backend asks for it, light enough for tests; the number that does it is 21. */
export const TEST_WORK: ProofOfWork = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    data: { endsAt: 1 },
    keyLength: 32,
    keyPrefix: 'b007ace52892b97ad83de27c0f56067d',
    keySignature: '440bd989eada906c4bd53f5972f6a43904538aae7233578daf782f91e82db655',
    nonce: 'e0a839231e7d3a80eff56664596843ce',
    salt: 'c145dd3f7205f03b51b3511a453a3e28',
  },
  signature: '941f357e3dc7b6fe164767432da52529e3af3e9abf3f77fe2bab6dc2d809994d',
};
