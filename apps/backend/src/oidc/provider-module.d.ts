/**
 * The provider without the package's front door: that one prints a warning about Node 20, on which the provider runs
 * and is tested.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
