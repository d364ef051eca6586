const loaded = new Map<string, Promise<void>>();

/** Loads a script of a service once. The content security policy admits the configured origins alone. */
export const loadScript = (url: string): Promise<void> => {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      loaded.delete(url);
      script.remove();
      reject(new Error(`The script ${url} could not be loaded`));
    });
    document.head.append(script);
  });
  loaded.set(url, loading);
  return loading;
};
