const KEY = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*(\/[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*)*$/

/** True for a relative path of plain lower-case names. */
export function isStorageKey(key: string): boolean {
  return KEY.test(key) && key.length <= 200
}

/** @throws Error for an invalid key: our code creates keys, never a person */
export function assertKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}
