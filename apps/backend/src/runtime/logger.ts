import pino, { type DestinationStream, type Logger } from 'pino';

/** Fields that may hold something personal or secret, wherever somebody puts them. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'mail',
  'email',
  'name',
  'userName',
  'note',
  'notes',
  'comment',
  'body',
];

/**
 * The log: one JSON line an event, for machines. Requests are logged by their route and never by their address, which
 * may hold a customer's number or a mail address.
 *
 * @param level least severe level that is written
 * @param destination where lines go; left out: the standard output
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[removed]',
      },
      hooks: {
        logMethod(args, method) {
          const given: readonly unknown[] = args;
          const [first] = given;
          // Without words of one's own a line would say what the error says.
          if (given.length === 1 && first instanceof Error) method.call(this, { err: first }, 'An error');
          else if (given.length === 1 && isAboutError(first)) method.call(this, first, 'An error');
          else method.apply(this, args);
        },
      },
      // The framework's own serializers would write addresses and headers.
      serializers: { req: () => undefined, res: () => undefined, err: describeError },
    },
    destination,
  );

const isAboutError = (value: unknown): value is { readonly err: Error } =>
  typeof value === 'object' && value !== null && 'err' in value && value.err instanceof Error;

/** An error without its message, which may quote what somebody typed or a row of the database. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        ...('code' in error && typeof error.code === 'string' && { code: error.code }),
        places: (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8),
      }
    : { type: typeof error };
