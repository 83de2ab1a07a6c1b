import 'server-only'
import { notFound } from 'next/navigation'
import { AppError } from '@/lib/platform/errors'

/** What a page reads, or the page that says that there is no such thing when the operation answers 404. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound()
    throw error
  }
}
