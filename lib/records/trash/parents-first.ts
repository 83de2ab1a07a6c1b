type Reference = { child: string; parent: string; mayBreak?: boolean }

/**
 * Sorts tables after those they refer to. In a circle, references that may break give way.
 * @throws Error for other circles
 */
export function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const waiting = new Set(tables)
  const ordered: string[] = []
  const held = references.filter(({ mayBreak }) => !mayBreak)
  while (waiting.size > 0) {
    const free = freeTables(waiting, references)
    const next = free.length > 0 ? free : freeTables(waiting, held).slice(0, 1)
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}`)
    for (const table of next) waiting.delete(table)
    ordered.push(...next)
  }
  return ordered
}

function freeTables(waiting: ReadonlySet<string>, references: readonly Reference[]): string[] {
  const waits = (table: string) =>
    references.some(({ child, parent }) => child === table && parent !== table && waiting.has(parent))
  return [...waiting].filter((table) => !waits(table))
}
