import type { Field } from '@/lib/records/declare/field'

/** The Prisma relation beside a reference column: 'communityId' → 'community', unless the field says otherwise. */
export function relationOf(name: string, field: Field): string {
  return field.relation ?? name.replace(/Id$/, '')
}
