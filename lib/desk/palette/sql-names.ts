import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** The name of a table or column out of a declaration, as SQL. @throws Error for anything that is no plain name */
export function nameSql(name: string): Prisma.Sql {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is not the name of a table or column`)
  return Prisma.raw(`"${name}"`)
}

/** The column of a field, as the schema maps it: communityId, community_id. */
export function columnOf(field: string): Prisma.Sql {
  return nameSql(field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}
