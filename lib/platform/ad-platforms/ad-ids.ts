/** Columns with click ids, and with ids from Meta's cookies. Other click ids are in the touches alone. */
const COLUMNS = ['gclid', 'gbraid', 'wbraid', 'fbp', 'fbc', 'fbclid', 'msclkid'] as const

type AdIdColumn = (typeof COLUMNS)[number]

/** Makes a value for each column that holds an id of an ad platform. */
export function perAdId<T>(make: (column: AdIdColumn) => T): Record<AdIdColumn, T> {
  return Object.fromEntries(COLUMNS.map((column) => [column, make(column)])) as Record<AdIdColumn, T>
}
