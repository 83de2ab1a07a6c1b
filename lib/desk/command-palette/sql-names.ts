import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Quotes a declared table or column name. @throws Error for anything but a plain name */
export function nameSql(name: string): Prisma.Sql {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is not the name of a table or column`)
  return Prisma.raw(`"${name}"`)
}

/** Maps communityId to community_id. */
export function columnOf(field: string): Prisma.Sql {
  return nameSql(field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}
