import type { Page } from '@playwright/test';

/** A page of the shop in one state, as somebody sees it. */
export interface ScreenState {
  /** "Search · nothing found". */
  readonly name: string;
  /** Where it is, from the root. */
  readonly path: string;
  /** Tenant by host; the main shop if missing. */
  readonly host?: string | undefined;
  /** Sign-in of the demonstration; a visitor if missing. */
  readonly user?: string | undefined;
  /** Which of the customers is chosen, for who has several. */
  readonly customerId?: string | undefined;
  /** Some states are of phones or of larger screens only. */
  readonly only?: 'phone' | 'desktop' | undefined;
  /** The question for consent is still open. */
  readonly asksConsent?: boolean | undefined;
  /** What the browser remembers of how lists are liked. */
  readonly preferences?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** Opens what is pictured: a menu, a sheet, a completion. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
  /** What is prepared is a page, shown as high as it is, and nothing that floats. */
  readonly unfolds?: boolean | undefined;
  /** Of a heading that is not inside the main part. */
  readonly ready?: string | undefined;
}
