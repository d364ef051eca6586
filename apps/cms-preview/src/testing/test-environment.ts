import { createClient } from '@gastroshop/api-client';
import { testTexts } from '@gastroshop/i18n/testing';
import { QueryClient } from '@tanstack/react-query';
import type { Environment } from '../environment';

/** What a fake backend answers to a path: a status alone, an answer as it is, or JSON with 200; nothing is 404. */
export type Answers = (path: string) => number | Response | object | undefined;

/** An environment whose backend is a function. */
export const testEnvironment = (answers: Answers): Environment & { readonly asked: string[] } => {
  const asked: string[] = [];
  const client = createClient({
    fetch: (input) => {
      const path = input instanceof Request ? input.url : input.toString();
      asked.push(path);
      const answer = answers(path) ?? 404;
      if (answer instanceof Response) return Promise.resolve(answer);
      return Promise.resolve(
        typeof answer === 'number'
          ? new Response('{}', { status: answer })
          : new Response(JSON.stringify(answer), { status: 200 }),
      );
    },
  });
  return {
    asked,
    client,
    texts: testTexts(),
    tenant: 'AZ',
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    config: new Promise(() => undefined),
  };
};
