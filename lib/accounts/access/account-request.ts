import 'server-only'
import * as z from 'zod'
import { MAX_PASSWORD_BYTES } from '@/lib/accounts/passwords/password-policy'
import { badRequest } from '@/lib/platform/errors'

const MISSING = 'Please enter your username and password'

/** A submitted password; limited in size before anything is hashed. */
export const passwordSchema = z
  .string(MISSING)
  .min(1, MISSING)
  .refine((text) => Buffer.byteLength(text) <= MAX_PASSWORD_BYTES, 'The password is too long')

export const credentialsSchema = z.object({
  username: z.string(MISSING).trim().min(1, MISSING).max(255, MISSING),
  password: passwordSchema,
})

export type Credentials = z.output<typeof credentialsSchema>

/** Validates a body. @throws AppError 400 with the first problem as its message, for /login to show. */
export function parseFor<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw badRequest(parsed.error.issues[0]?.message ?? MISSING)
}
