/** What the build knows of the texts of an app: the plugin `lazyTexts` writes it. */
declare module 'virtual:lazy-texts' {
  /** Namespaces of what is there from the start; none while an app is developed. */
  export const firstTexts: readonly string[];
  /** Has the texts of lazy imports loaded together with their code. */
  export const onTextsNeeded: (load: (namespaces: readonly string[]) => Promise<void>) => void;
}
