import type { Client } from '@gastroshop/api-client';
import type { ShopConfig } from '@gastroshop/api-contract';
import type { i18n as I18next } from 'i18next';
import type { QueryClient } from '@tanstack/react-query';

/** Everything one page of the preview works with; made once, before anything is shown. */
export interface Environment {
  readonly client: Client;
  readonly texts: I18next;
  readonly queryClient: QueryClient;
  /** Tenant of the host. */
  readonly tenant: string;
  /** The tenant's look, asked for while the code is still being loaded. */
  readonly config: Promise<ShopConfig>;
}
