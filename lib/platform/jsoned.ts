/** A value as it comes out of JSON: moments are ISO strings. */
export type Jsoned<T> = T extends Date
  ? string
  : T extends (infer I)[]
    ? Jsoned<I>[]
    : T extends object
      ? { [K in keyof T]: Jsoned<T[K]> }
      : T

/** For screens whose first data come with the page, and later ones from the API. */
export function jsoned<T>(value: T): Jsoned<T> {
  return JSON.parse(JSON.stringify(value)) as Jsoned<T>
}
