import 'server-only'
import { notFound } from 'next/navigation'
import { AppError } from '@/lib/platform/errors'

/** Turns an AppError 404 into Next's not-found page. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound()
    throw error
  }
}
