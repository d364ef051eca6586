import { describe, expect, it } from 'vitest';
import { FetchError } from '../errors';
import { failureOf } from '../testing/fake-backend';
import { readFile } from './read-file';

describe('readFile', () => {
  it('answers content, name and media type', async () => {
    const response = new Response('%PDF', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename=a.pdf' },
    });
    const { blob, fileName, contentType } = await readFile(response);
    expect(await blob.text()).toBe('%PDF');
    expect({ fileName, contentType }).toEqual({ fileName: 'a.pdf', contentType: 'application/pdf' });
  });

  it('does without name and media type', async () => {
    const { fileName, contentType } = await readFile(new Response(new Uint8Array([1])));
    expect({ fileName, contentType }).toEqual({ fileName: undefined, contentType: '' });
  });

  it('ERR-3: fails with a FetchError when the file breaks off, with the reason of the signal when it aborts', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    expect(await failureOf(readFile(broken()))).toBeInstanceOf(FetchError);
    expect(await failureOf(readFile(broken(), AbortSignal.abort('enough')))).toBe('enough');
  });
});
