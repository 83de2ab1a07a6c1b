import 'server-only'
import { hashPassword } from '@/lib/accounts/passwords/password-hash'
import { passwordProblem } from '@/lib/accounts/passwords/password-policy'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { companyNameOrHost } from '@/lib/platform/site'

/** Validates and hashes a new password. @throws AppError 400 with a message for the user */
export async function acceptPassword(
  password: string,
  person: { username: string; email: string | null },
): Promise<string> {
  const settings = await db.siteSettings.findFirst({ select: { companyName: true } })
  const companyName = companyNameOrHost(settings?.companyName)
  const problem = passwordProblem(password, { ...person, companyName })
  if (problem) throw invalidFields({ password: problem }, problem)
  return hashPassword(password)
}
