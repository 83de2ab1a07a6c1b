import 'server-only'

type StoredSettings = { values: Readonly<Record<string, string>>; version: number }

// Next compiles this module into several bundles; the process has one set.
const holder = globalThis as { porchlightStoredSettings?: StoredSettings }

/** Settings entered in the back office, by the name of their environment variable. Read them through `env()`. */
export function storedSettings(): StoredSettings {
  return holder.porchlightStoredSettings ?? { values: {}, version: 0 }
}

/** From now on `env()` of every bundle has these. */
export function replaceStoredSettings(values: Readonly<Record<string, string>>): void {
  const { values: before, version } = storedSettings()
  if (JSON.stringify(before) === JSON.stringify(values)) return
  holder.porchlightStoredSettings = { values, version: version + 1 }
}
