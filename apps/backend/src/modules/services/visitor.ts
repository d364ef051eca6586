import type { TenantCode } from '@gastroshop/identity';

/** Who reads content, as the session cookie says: nobody, somebody whose session is over, or somebody signed in. */
export type Visitor =
  | { readonly state: 'NONE' }
  | { readonly state: 'ENDED' }
  | {
      readonly state: 'LIVE';
      readonly tenant: TenantCode | undefined;
      readonly mayPreviewContent: boolean;
      /** Sees what the installation knows of its tenants; left out: does not. */
      readonly isOperator?: boolean | undefined;
      /** Left out where nobody asks who exactly it is. */
      readonly userId?: string | undefined;
    };
