import type { Field } from '@/lib/records/declare/field'

/** The Prisma relation of a reference column: 'communityId' → 'community', unless the field names another. */
export function relationOf(name: string, field: Field): string {
  return field.relation ?? name.replace(/Id$/, '')
}
