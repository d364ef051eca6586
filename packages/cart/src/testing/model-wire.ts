import { FetchError } from '@gastroshop/api-client';
import type { Cart } from '@gastroshop/api-contract';
import type { ModelBackend, SentLine } from './model-backend';
import type { ModelBrowser } from './model-browser';

/** A request between a browser and the backend. */
interface Request {
  readonly sent: readonly SentLine[];
  readonly at: number;
  readonly resolve: (cart: Cart) => void;
  readonly reject: (error: unknown) => void;
  answer?: () => void;
}

const offline = (): FetchError => new FetchError(new TypeError('offline'));

/** The network: nothing arrives and nothing is answered before the test says so. */
export class ModelWire {
  readonly #backend: ModelBackend;
  readonly #requests: Request[] = [];

  constructor(backend: ModelBackend) {
    this.#backend = backend;
  }

  /** Requests that are not answered. */
  get open(): number {
    return this.#requests.length;
  }

  /** Sends lines. */
  send(browser: ModelBrowser, sent: readonly SentLine[], at: number): Promise<Cart> {
    if (!browser.isOnline) return Promise.reject<Cart>(offline());
    return new Promise((resolve, reject) => {
      this.#requests.push({ sent, at, resolve, reject });
    });
  }

  /** The n-th of the open requests reaches the backend, if it has not yet. */
  arrive(which: number): void {
    const request = this.#requests.at(which % this.#requests.length);
    if (request === undefined || request.answer !== undefined) return;
    try {
      const cart = this.#backend.put(request.sent, request.at);
      request.answer = () => {
        request.resolve(cart);
      };
    } catch (error) {
      request.answer = () => {
        request.reject(error);
      };
    }
  }

  /** The n-th of the open requests is answered, or its connection ends before that. */
  end(which: number, isLost: boolean): void {
    const [request] = this.#requests.splice(which % this.#requests.length, 1);
    if (request === undefined) return;
    if (isLost || request.answer === undefined) request.reject(offline());
    else request.answer();
  }
}
