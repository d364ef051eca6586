declare global {
  /** Asked by every check of a source made switchable: whether it is the one that is taken away at present. */
  var isSwitchedOff: ((id: string) => boolean) | undefined;
}

/** The expression a switchable check asks. */
export const askedAs = (id: string): string => `globalThis.isSwitchedOff?.(${JSON.stringify(id)})`;

/** Checks that were asked, and the one that is taken away. */
export interface Switchboard {
  /** Takes a check away; nothing: all stand. */
  readonly switchOff: (id: string | undefined) => void;
  /** The checks asked since the last time this was called. */
  readonly takeAsked: () => ReadonlySet<string>;
}

/** Connects the switchable checks of this process. */
export const connectSwitchboard = (): Switchboard => {
  let off: string | undefined;
  let asked = new Set<string>();
  globalThis.isSwitchedOff = (id) => {
    asked.add(id);
    return id === off;
  };
  return {
    switchOff: (id) => {
      off = id;
    },
    takeAsked: () => {
      const taken = asked;
      asked = new Set();
      return taken;
    },
  };
};
