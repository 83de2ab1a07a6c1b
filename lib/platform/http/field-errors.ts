import type * as z from 'zod'
import type { FieldErrors } from '@/lib/platform/errors'

/** The first message per field of a failed parse, by dotted path ('' for the whole record). */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const messages: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    messages[path] ??= issue.message
  }
  return messages
}
