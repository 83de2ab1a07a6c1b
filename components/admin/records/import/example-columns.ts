import type { Column } from '@/components/admin/records/import/import-columns'
import type { StoredImport } from '@/lib/records/import/imports'

const EXAMPLES = 3
const EXAMPLE_CHARS = 120

/** The columns of a file with their first cells. */
export function exampleColumns({ header, rows }: Pick<StoredImport, 'header' | 'rows'>): Column[] {
  const examples = rows.slice(0, EXAMPLES)
  return header.map((heading, at) => ({
    heading,
    examples: examples.map((row) => (row[at] ?? '').slice(0, EXAMPLE_CHARS)),
  }))
}
