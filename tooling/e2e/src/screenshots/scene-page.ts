import type { Page } from '@playwright/test';
import type { Traffic } from './traffic';

/** A page that shows one scene. */
export interface ScenePage extends Traffic {
  readonly page: Page;
  /** Puts the page and what it remembers away. */
  readonly close: () => Promise<void>;
  /** Puts the page away with its whole browser: it has come to a stand, and the next page in it would as well. */
  readonly abandon: (reason: unknown) => Promise<void>;
}
