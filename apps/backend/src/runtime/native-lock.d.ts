/** What is used of a package without types of its own. */
declare module 'fs-native-extensions' {
  /**
   * Locks bytes of an open file against everybody else's. The kernel lets go of them when the process ends, however it does.
   *
   * @returns false where somebody else holds them
   */
  export const tryLock: (file: number, offset: number, length: number) => boolean;
}
