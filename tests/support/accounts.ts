import { randomUUID } from 'node:crypto'
import type { Role } from '@/lib/accounts/access/access'
import { hashPassword } from '@/lib/accounts/passwords/password-hash'
import { db } from '@/lib/platform/database/db'

export const PASSWORD = 'a quiet porch at dusk'

let hashOfPassword: Promise<string> | undefined

type Wanted = {
  username?: string
  role?: Role
  email?: string | null
  disabled?: boolean
  communityIds?: string[]
  /** A stored hash other than that of PASSWORD. */
  passwordHash?: string
}

/** Creates a staff account with PASSWORD; the username is unique unless given. */
export async function givenAccount({
  username = `staff-${randomUUID().slice(0, 8)}`,
  role = 'admin',
  email = null,
  disabled = false,
  communityIds = [],
  passwordHash,
}: Wanted = {}) {
  hashOfPassword ??= hashPassword(PASSWORD)
  return db.user.create({
    data: {
      username,
      role,
      email,
      disabledAt: disabled ? new Date() : null,
      password: passwordHash ?? (await hashOfPassword),
      communities: { create: communityIds.map((communityId) => ({ communityId })) },
    },
  })
}
