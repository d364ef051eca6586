import pg from 'pg';

/** Who listens to a channel. */
interface Ear {
  readonly onPayload: (payload: string) => void;
  /** Notifications may have been missed. */
  readonly onGap: () => void;
}

/** Hears the notifications of a database. */
export interface Hearing {
  readonly listen: (channel: string, ear: Ear) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** When a connection that broke is made anew; how often a quiet one is asked whether it still lives, and for how long. */
const RECONNECT_MS = 500;
const LOOK_MS = 10_000;
const PATIENCE_MS = 5_000;

const listenTo = (client: pg.Client, channel: string) =>
  client.query(`listen ${pg.escapeIdentifier(channel)}`);

/**
 * Hears all notifications on one connection of its own. It is made anew when it breaks, also where it breaks silently:
 * a machine that lost its power closes nothing. Who listens is told then that something may have been missed.
 */
export const hearNotifications = (
  options: pg.ClientConfig,
  onConnectionError: (error: Error) => void,
): Hearing => {
  const ears = new Map<string, Ear[]>();
  let current: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (ear: () => void) => {
    try {
      ear();
    } catch (error) {
      // Anybody on the database may send anything: what nobody understands ends nothing.
      onConnectionError(error instanceof Error ? error : new Error('A notification was not understood'));
    }
  };

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...options,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', (error) => {
      onConnectionError(error);
    });
    client.on('end', () => {
      if (!isClosed) again();
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onPayload } of ears.get(channel) ?? [])
        tell(() => {
          onPayload(payload);
        });
    });
    await client.connect();
    for (const channel of ears.keys()) await listenTo(client, channel);
    return client;
  };

  const watch = (client: pg.Client) => {
    timer = setTimeout(() => {
      client.query('select 1').then(
        () => {
          watch(client);
        },
        () => {
          // Ending waits for an answer that a dead connection never gives.
          client.connection.stream.destroy();
        },
      );
    }, LOOK_MS);
    timer.unref();
  };

  const start = (): Promise<pg.Client> => {
    const made = connect();
    current = made;
    made.then(watch, () => undefined);
    return made;
  };

  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      start().then(
        () => {
          for (const { onGap } of [...ears.values()].flat()) tell(onGap);
        },
        () => {
          if (!isClosed) again();
        },
      );
    }, RECONNECT_MS);
    timer.unref();
  };

  return {
    listen: async (channel, ear) => {
      const isNew = !ears.has(channel);
      ears.set(channel, [...(ears.get(channel) ?? []), ear]);
      if (current === undefined) {
        await start().catch((error: unknown) => {
          current = undefined;
          ears.delete(channel);
          throw error;
        });
        return;
      }
      // Where the connection is being made anew, it listens to every channel once it is there.
      if (isNew) await current.then((client) => listenTo(client, channel)).catch(() => undefined);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const client = await current?.catch(() => undefined);
      await client?.end();
    },
  };
};
