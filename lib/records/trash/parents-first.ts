type Reference = { child: string; parent: string }

/** Sorts tables after those they refer to. @throws Error for circular references */
export function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const waiting = new Set(tables)
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter((table) => !references.some((each) => waitsFor(table, each, waiting)))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}`)
    for (const table of free) waiting.delete(table)
    ordered.push(...free)
  }
  return ordered
}

function waitsFor(table: string, { child, parent }: Reference, waiting: ReadonlySet<string>): boolean {
  return child === table && parent !== table && waiting.has(parent)
}
