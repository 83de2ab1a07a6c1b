import 'server-only'
import * as z from 'zod'
import { MAX_PASSWORD_BYTES } from '@/lib/accounts/passwords/password-policy'
import { AppError, badRequest, forbidden } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'

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

/** Body of an account route. @throws AppError 400, and 403 for media types other sites can send */
export async function readAccountRequest<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  return parseFor(schema, await readJson(request, z.unknown()).catch(rethrowAsExpected))
}

function rethrowAsExpected(error: unknown): never {
  if (error instanceof AppError && error.status === 413) throw badRequest('The password is too long')
  if (error instanceof AppError && error.status === 415) throw forbidden(error.message)
  throw error
}
