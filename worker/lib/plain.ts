/** `T` with everything that JSON does not carry whole turned into `never`: a type is the same as its `Plain` only where a
 * value that was written as JSON and read again equals the one that was written. A Set, Map, Date, function or instance of a
 * class with methods is not; nor is `unknown`, which may hold one. */
export type Plain<T> = unknown extends T
  ? never
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends bigint | symbol | ((...args: never[]) => unknown)
      ? never
      : { [K in keyof T]: Plain<T[K]> };

/** `T`, where all of it is plain; does not compile otherwise. */
export type AllPlain<T extends { [K in keyof T]: Plain<T[K]> }> = T;
