import 'server-only'

/** Where sealed texts are stored. All names are of the database. */
export type SealedValues = {
  /** Their name on the health page: one of them, and several. */
  named: readonly [one: string, many: string]
  table: string
  /** Its key. */
  key: string
  column: string
  /** The member of a JSON column that is sealed. */
  member?: string
  /** Rows of this kind that are still read: those that wait and those that failed. */
  kind?: string
}

/** Stored values that move to the current key. List them in server/keyring/sealed-values.ts. */
export function defineSealedValues(values: SealedValues): SealedValues {
  return values
}
