import { proofOfWorkSchema, type ProofOfWork } from '@gastroshop/api-contract';
import { z } from 'zod';

const payload = z.object({
  challenge: proofOfWorkSchema,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

/** A token, taken apart. */
export interface WorkPayload {
  readonly challenge: ProofOfWork;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

/** Takes a token apart; undefined for anything that is none. */
export const readPayload = (token: string): WorkPayload | undefined => {
  try {
    const result = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
};
