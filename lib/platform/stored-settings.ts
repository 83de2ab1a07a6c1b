import 'server-only'

type StoredSettings = { values: Readonly<Record<string, string>>; version: number }

// Next compiles this module into several bundles; the process has one set.
const holder = globalThis as { porchlightStoredSettings?: StoredSettings }

/** Settings entered in the back office, by the name of their variable. Read them through `env()`. */
export function storedSettings(): StoredSettings {
  return holder.porchlightStoredSettings ?? { values: {}, version: 0 }
}

/** From now on `env()` of every bundle has these. @returns false when they are the same as before */
export function replaceStoredSettings(values: Readonly<Record<string, string>>): boolean {
  const { values: before, version } = storedSettings()
  if (JSON.stringify(before) === JSON.stringify(values)) return false
  holder.porchlightStoredSettings = { values, version: version + 1 }
  return true
}
