import 'server-only'
import * as z from 'zod'
import { emailText } from '@/lib/platform/email-text'

const USERNAME = 'The username needs 3 to 50 characters'
const EMAIL = 'Please enter a valid email address'

/** Specification section 5. */
export const usernameSchema = z
  .string(USERNAME)
  .transform((text) => text.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .min(3, USERNAME)
      .max(50, USERNAME)
      // Control, invisible and direction-changing characters would let one name look like another.
      .regex(/^\P{C}*$/u, 'The username contains an invisible character'),
  )

/** Missing or empty becomes undefined. */
export const emailSchema = z
  .union([z.literal('').transform(() => undefined), emailText()], EMAIL)
  .nullish()
  .transform((email) => email ?? undefined)
