import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** A request as it arrived. */
interface ClusterCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = readonly [status: number, body?: unknown];

/** A server that answers as the reference of OpenSearch 2 and 3 documents, for the calls the adapter makes. */
export interface DocumentedCluster {
  readonly url: string;
  readonly calls: readonly ClusterCall[];
  /** Documents of an index, by their number. */
  readonly documentsOf: (index: string) => ReadonlyMap<string, unknown>;
  /** Answers given instead, where there is one for a call; undefined ends that. */
  answerInstead: (answer: ((call: ClusterCall) => Answer | undefined) | undefined) => void;
  readonly close: () => Promise<void>;
}

const target = z.object({
  _index: z.string(),
  _id: z.string(),
  version: z.number(),
  version_type: z.literal('external'),
});
const action = z.union([z.strictObject({ index: target }), z.strictObject({ delete: target })]);

const document = z.strictObject({
  sku: z.string(),
  terms: z.array(z.string()),
  name_words: z.string(),
  other_words: z.string(),
  name_length: z.number(),
  popularity: z.number(),
});
type Document = z.infer<typeof document>;

const terms = z.strictObject({ terms: z.strictObject({ terms: z.array(z.string()) }) });
const some = z.strictObject({
  bool: z.strictObject({ should: z.array(terms), minimum_should_match: z.number() }),
});
const search = z.strictObject({
  size: z.number().max(10_000),
  track_total_hits: z.literal(false),
  _source: z.array(z.string()),
  query: z.strictObject({ bool: z.strictObject({ filter: z.array(z.union([terms, some])) }) }),
  sort: z.tuple([z.strictObject({ sku: z.literal('asc') })]),
  search_after: z.tuple([z.string()]).optional(),
});

interface Stored {
  readonly version: number;
  /** Missing: taken away. */
  readonly document: Document | undefined;
}

const fits = (own: readonly string[], clause: z.infer<typeof terms> | z.infer<typeof some>): boolean =>
  'terms' in clause
    ? clause.terms.terms.some((term) => own.includes(term))
    : clause.bool.should.filter((each) => fits(own, each)).length >= clause.bool.minimum_should_match;

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(request, 'end');
  return Buffer.concat(chunks).toString();
};

const errorOf = (type: string, reason: string, status: number): Answer => [
  status,
  { error: { root_cause: [{ type, reason }], type, reason }, status },
];

/** One action of a bulk request; answers its item. */
const carryOut = (
  documents: Map<string, Stored>,
  name: 'index' | 'delete',
  { _index, _id, version }: z.infer<typeof target>,
  content: Document | undefined,
) => {
  const known = documents.get(_id);
  if (known !== undefined && known.version >= version)
    return {
      [name]: {
        _index,
        _id,
        status: 409,
        error: {
          type: 'version_conflict_engine_exception',
          reason: `[${_id}]: version conflict, current version [${known.version}] is higher or equal to the one provided [${version}]`,
          index: _index,
          shard: '0',
          index_uuid: 'PjLQaW5pQ7eOgq9nTs0Rbg',
        },
      },
    };
  documents.set(_id, { version, document: content });
  const [result, status] =
    known?.document === undefined
      ? name === 'index'
        ? ['created', 201]
        : ['not_found', 404]
      : name === 'index'
        ? ['updated', 200]
        : ['deleted', 200];
  return {
    [name]: {
      _index,
      _id,
      _version: version,
      result,
      _shards: { total: 2, successful: 1, failed: 0 },
      _seq_no: documents.size,
      _primary_term: 1,
      status,
    },
  };
};

/** Starts such a server, empty. */
export const startDocumentedCluster = async (): Promise<DocumentedCluster> => {
  const indexes = new Map<string, Map<string, Stored>>();
  const calls: ClusterCall[] = [];
  let instead: ((call: ClusterCall) => Answer | undefined) | undefined;

  const bulk = (body: string): Answer => {
    const lines = body.trimEnd().split('\n');
    const items: unknown[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const wanted = action.parse(JSON.parse(lines[at] ?? ''));
      const isIndex = 'index' in wanted;
      const aim = isIndex ? wanted.index : wanted.delete;
      if (isIndex) at += 1;
      const content = isIndex ? document.parse(JSON.parse(lines[at] ?? '')) : undefined;
      const documents = indexes.get(aim._index);
      if (documents === undefined) throw new Error(`No index ${aim._index}`);
      items.push(carryOut(documents, isIndex ? 'index' : 'delete', aim, content));
    }
    return [200, { took: 7, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items }];
  };

  const find = (index: string, body: string): Answer => {
    const documents = indexes.get(index);
    if (documents === undefined) return errorOf('index_not_found_exception', `no such index [${index}]`, 404);
    const { size, query, search_after: [after = ''] = [], _source: fields } = search.parse(JSON.parse(body));
    const found = [...documents.values()]
      .flatMap((stored) => stored.document ?? [])
      .filter((each) => each.sku > after && query.bool.filter.every((clause) => fits(each.terms, clause)))
      .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
      .slice(0, size);
    const hits = found.map((each) => ({
      _index: index,
      _id: each.sku,
      _score: null,
      _source: Object.fromEntries(Object.entries(each).filter(([field]) => fields.includes(field))),
      sort: [each.sku],
    }));
    return [
      200,
      {
        took: 3,
        timed_out: false,
        _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
        hits: { max_score: null, hits },
      },
    ];
  };

  const answer = ({ method, path, body }: ClusterCall): Answer => {
    const [, index = '', verb] = path.split('/');
    if (method === 'HEAD') return [indexes.has(index) ? 200 : 404];
    if (method === 'PUT') {
      if (indexes.has(index))
        return errorOf('resource_already_exists_exception', `index [${index}] already exists`, 400);
      indexes.set(index, new Map());
      return [200, { acknowledged: true, shards_acknowledged: true, index }];
    }
    return index === '_bulk' ? bulk(body) : verb === '_search' ? find(index, body) : [405];
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call: ClusterCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await readBody(request),
    };
    calls.push(call);
    const [status, body] = instead?.(call) ?? answer(call);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    documentsOf: (index) =>
      new Map(
        [...(indexes.get(index) ?? [])].flatMap(([id, stored]) =>
          stored.document === undefined ? [] : [[id, stored.document]],
        ),
      ),
    answerInstead: (wanted) => {
      instead = wanted;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
