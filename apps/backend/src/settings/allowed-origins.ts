import { isTenantCode, type TenantCode } from '@gastroshop/identity';
import { z } from 'zod';

/** Hosts of the own machine, where a site is built before it has a name. */
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a browser would ever name itself so, over a line that nobody on the way can change. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && origin === text && !/[*]|\.$/.test(hostname);
};

const byTenant = z.record(z.string().refine(isTenantCode), z.array(z.string()));

/** Which origins may read what is open to everybody, by tenant: JSON. */
export const allowedOrigins = z
  .string()
  .transform((text, context): Readonly<Partial<Record<TenantCode, readonly string[]>>> => {
    let table: z.infer<typeof byTenant>;
    try {
      table = byTenant.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'has to be JSON like {"AZ":["https://www.example"]}' });
      return z.NEVER;
    }
    const wrong = Object.values(table)
      .flat()
      .find((origin) => !isOrigin(origin));
    if (wrong === undefined) return table;
    context.addIssue({
      code: 'custom',
      message: `names ${JSON.stringify(wrong)}, and has to name origins as browsers send them: https:// (http:// on this machine), host and port that is not the usual one, in lower case, no path, no star`,
    });
    return z.NEVER;
  });
