import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { EntityName } from '@/lib/records/declare/field'

/** A row as Prisma returns it for the columns a declaration names. */
export type Row = Record<string, unknown>

/** The part of a Prisma delegate the machine uses; one shape for every entity. */
type Delegate = {
  findMany(args: object): Promise<Row[]>
  findFirst(args: object): Promise<Row | null>
  count(args: object): Promise<number>
  groupBy(args: object): Promise<Row[]>
  create(args: object): Promise<Row>
  createMany(args: object): Promise<{ count: number }>
  update(args: object): Promise<Row>
  delete(args: object): Promise<Row>
  deleteMany(args: object): Promise<{ count: number }>
}

/** An entity's Prisma delegate. The name comes from a declaration, never from a request. */
export function delegateOf(tx: Tx, name: EntityName): Delegate {
  // Prisma's delegates are generic per model; their common shape cannot be written down without this.
  return (tx as unknown as Record<EntityName, Delegate>)[name]
}
