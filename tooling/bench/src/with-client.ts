import pg from 'pg';

/** Does something on a connection of its own to a database, and closes it whatever happens. */
export const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
