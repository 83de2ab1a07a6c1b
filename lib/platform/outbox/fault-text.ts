import { $ZodError } from 'zod/v4/core'
import { cleanMessage } from '@/lib/platform/error-reports/clean-text'

/** An error of our own as one line for staff: its name and message, without values from the data. */
export function faultText(error: unknown): string {
  return storable(wordsOf(error))
}

/** PostgreSQL takes neither NUL nor lone surrogates. */
function storable(text: string): string {
  return Buffer.from(text).toString().replaceAll('\0', '')
}

function wordsOf(error: unknown): string {
  if (error instanceof $ZodError) {
    const issues = error.issues.map(({ path, message }) => `${path.join('.') || 'payload'}: ${message}`)
    return `Its data is not valid (${cleanMessage(issues.join('; '))})`
  }
  if (!(error instanceof Error)) return cleanMessage(String(error))
  // Prisma begins with the call and ends with what went wrong.
  const lines = error.message.split('\n').filter((line) => line.trim() !== '')
  const words = cleanMessage((error.name.startsWith('PrismaClient') ? lines.at(-1) : lines[0]) ?? '')
  return words ? `${error.name}: ${words}` : error.name
}
