/** Outside a page there is no origin that an address like "/v1" could belong to: the client was not told where the backend is. */
export class MissingOriginError extends Error {
  override readonly name = 'MissingOriginError';

  constructor() {
    super(
      "Outside a page the client has to be told where the backend is: createClient({ origin: 'https://shop.example' })",
    );
  }
}
