import { appPathsOfPage, toInnerAddress, toOuterAddress } from '@gastroshop/identity';

/** What of a target is its own, and what is answered for it. */
const answering = <Target extends object>(
  target: Target,
  own: Readonly<Partial<Record<keyof Target, unknown>>>,
): Target =>
  new Proxy(target, {
    get: (_, name): unknown => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name, target);
      // Methods of the browser's own objects work on these alone.
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (_, name, value) => Reflect.set(target, name, value, target),
  });

/**
 * The browser's window as a router sees it where apps do not live at the root of a host: every address is the one the page
 * has inside, and only the browser's own line shows where it lives. A basename would do for the shop, but not for the
 * fairs, whose addresses are the same on every installation for carts, sign-on and content.
 *
 * @param marks what the build has written into the page, `document.documentElement.dataset`
 */
export const windowOfPages = (
  browser: Window,
  marks: Readonly<Record<string, string | undefined>>,
): Window => {
  const paths = appPathsOfPage(marks);
  const { history, location } = browser;
  const inner = {
    get pathname() {
      return toInnerAddress(paths, location.pathname);
    },
    assign: (address: string) => {
      location.assign(toOuterAddress(paths, address));
    },
    replace: (address: string) => {
      location.replace(toOuterAddress(paths, address));
    },
  };
  const outer = (address: string | URL | null | undefined) =>
    typeof address === 'string' ? toOuterAddress(paths, address) : address;
  return answering(browser, {
    location: answering(location, inner),
    history: answering(history, {
      pushState: (state: unknown, unused: string, address?: string | URL | null) => {
        history.pushState(state, unused, outer(address));
      },
      replaceState: (state: unknown, unused: string, address?: string | URL | null) => {
        history.replaceState(state, unused, outer(address));
      },
    }),
  });
};
