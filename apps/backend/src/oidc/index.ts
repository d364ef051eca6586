export { ACCOUNTS_USAGE, accountsCommand, AccountsCommandError } from './accounts-command';
export { createEmbeddedProvider, type EmbeddedProvider } from './embedded-provider';
export { passwordDigest } from './password';
export { providerSecrets } from './provider-secrets';
