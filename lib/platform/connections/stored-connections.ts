import 'server-only'
import { expireNow } from '@/lib/platform/cache/expiry'
import { remembered } from '@/lib/platform/cache/remembered'
import { onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { settingFaults } from '@/lib/platform/env'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'
import { log } from '@/lib/platform/log'
import { replaceStoredSettings } from '@/lib/platform/stored-settings'

export const CONNECTION_SETTINGS = 'connection_settings'
/** The cache tag of what depends on settings of connections: expires when this process uses others. */
export const CONNECTIONS_IN_USE = 'connections in use'

export const sealedConnectionSettings = defineSealedValues({
  named: ['connection setting', 'connection settings'],
  table: CONNECTION_SETTINGS,
  key: 'name',
  column: 'sealed_value',
})

type Stored = { connection: string; name: string; sealedValue: string }

/** The name is sealed with the value, so that rows cannot be exchanged. */
export function sealSetting(name: string, value: string): string {
  return sealText(JSON.stringify({ setting: name, value }))
}

/** The value of a stored setting; null when its secret is not known here, or the row was exchanged. */
export function openSetting({ name, sealedValue }: Pick<Stored, 'name' | 'sealedValue'>): string | null {
  try {
    const { setting, value } = JSON.parse(openText(sealedValue)) as { setting: string; value: string }
    return setting === name ? value : null
  } catch {
    return null
  }
}

/** Still sealed. Remembered, so that a process that starts while the database is away can send alerts. */
export const readStoredConnections = remembered(CONNECTION_SETTINGS, [CONNECTION_SETTINGS], () =>
  db.connectionSetting.findMany({
    orderBy: { name: 'asc' },
    select: { connection: true, name: true, sealedValue: true },
  }),
)

/** Uses the stored settings from now on in this process. @throws when they cannot be read */
export async function loadConnections(): Promise<void> {
  const isNew = replaceStoredSettings(usableSettings(await readStoredConnections()))
  // A page may have been rendered between the notice and now.
  if (isNew) expireNow([CONNECTIONS_IN_USE])
}

/**
 * Loads the stored settings now and after each change that a notice announces. `changed` runs after each.
 * A process that starts while the database is away has them as soon as it is back.
 */
export async function startConnections(changed: () => Promise<void>): Promise<void> {
  const load = async () => {
    try {
      await loadConnections()
      await changed()
    } catch (error) {
      log.warn({ err: error }, 'connection settings could not be read')
    }
  }
  // One after the other, so that the newest settings arrive last; a lost connection announces itself often.
  let loading = load()
  let isWaiting = false
  onExpiry((tags) => {
    if (isWaiting || (tags !== null && !tags.includes(CONNECTION_SETTINGS))) return
    isWaiting = true
    loading = loading.then(() => {
      isWaiting = false
      return load()
    })
  })
  await loading
}

/** A connection whose settings do not fit the environment is left out, so that it cannot stop the others. */
function usableSettings(rows: readonly Stored[]): Record<string, string> {
  let usable: Record<string, string> = {}
  for (const connection of new Set(rows.map((row) => row.connection))) {
    const own = rows.filter((row) => row.connection === connection)
    const entries = own.flatMap((row) => {
      const value = openSetting(row)
      return value === null ? [] : [[row.name, value] as const]
    })
    const more = { ...usable, ...Object.fromEntries(entries) }
    const faults = Object.keys(settingFaults(more))
    if (faults.length === 0) usable = more
    else log.error({ connection, settings: faults }, 'connection settings cannot be used')
  }
  return usable
}
