import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { EntityName } from '@/lib/records/declare/field'

export type Row = Record<string, unknown>

/** The part of a Prisma delegate used here, with one shape for all entities. */
type Delegate = {
  findMany(args: object): Promise<Row[]>
  findFirst(args: object): Promise<Row | null>
  count(args: object): Promise<number>
  groupBy(args: object): Promise<Row[]>
  create(args: object): Promise<Row>
  createMany(args: object): Promise<{ count: number }>
  update(args: object): Promise<Row>
  updateMany(args: object): Promise<{ count: number }>
  delete(args: object): Promise<Row>
  deleteMany(args: object): Promise<{ count: number }>
}

/** An entity's Prisma delegate. The name comes from a declaration, never from a request. */
export function delegateOf(tx: Tx, name: EntityName): Delegate {
  // Prisma's delegates are generic per model and share no common type.
  return (tx as unknown as Record<EntityName, Delegate>)[name]
}
