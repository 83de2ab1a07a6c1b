/** The Prisma relation beside a reference column: 'communityId' → 'community'. A test holds every declaration to it. */
export function relationOf(fieldName: string): string {
  return fieldName.replace(/Id$/, '')
}
