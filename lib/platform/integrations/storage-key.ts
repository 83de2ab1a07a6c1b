const KEY = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*(\/[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*)*$/

/** Whether a text can be the key of a stored file: a relative path of plain names. */
export function isStorageKey(key: string): boolean {
  return KEY.test(key) && key.length <= 200
}

/** @returns the key. @throws Error for anything that is none: keys are made by our code, never by a person */
export function assertKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}
