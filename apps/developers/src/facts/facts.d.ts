declare module 'virtual:package-facts' {
  const facts: {
    readonly version: string;
    readonly licence: string;
    /** The lowest React the packages take, and the one they are tested with besides. */
    readonly lowestReact: string;
    readonly newestReact: string;
    /** How many calls the backend has. */
    readonly calls: number;
    /** Bytes of gzip of a package's first import, by its name; none for one that is types alone. */
    readonly sizes: Readonly<Record<string, number>>;
  };
  export default facts;
}

declare module 'virtual:package-news' {
  /** What is not released yet. */
  const changes: readonly {
    readonly name: string;
    readonly level: 'major' | 'minor' | 'patch';
    readonly text: string;
  }[];
  export default changes;
}

declare module 'virtual:package-index' {
  /** What can be looked for: calls, and names that modules export, by what they are. */
  const index: {
    readonly calls: readonly { readonly name: string; readonly place: string; readonly href: string }[];
    readonly exports: Readonly<
      Record<
        string,
        {
          readonly component?: readonly string[];
          readonly function?: readonly string[];
          readonly type?: readonly string[];
          readonly value?: readonly string[];
        }
      >
    >;
  };
  export default index;
}
