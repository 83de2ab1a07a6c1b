import { toast } from '@/components/ui/toast-store'
import { apiRequest, HttpError, refusalOf } from '@/lib/browser/api-request'

/** Why a call to the admin API failed, in words for the person; `status` 0 when no answer came. */
export type Refusal = { status: number; message: string; fieldErrors: Record<string, string> }

const NO_ANSWER = 'The server could not be reached. Nothing is lost: please try again.'
const SIGNED_OUT = 'You have been signed out. Sign in again in another tab, then try once more.'

/** The JSON answer of an admin call, or why it failed. Never throws. */
export async function callAdmin<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<{ answer: T; refusal: null } | { answer: null; refusal: Refusal }> {
  try {
    const response = await apiRequest(method, `/api/admin/${path}`, body)
    const answer = response.status === 204 ? undefined : await response.json()
    return { answer: answer as T, refusal: null }
  } catch (error) {
    const { status, body } = error instanceof HttpError ? error : { status: 0, body: '' }
    return { answer: null, refusal: refusalFrom(status, body) }
  }
}

/** An answer that refuses, in words for the person. */
export function refusalFrom(status: number, body: string): Refusal {
  const { message, fieldErrors = {} } = refusalOf(new HttpError(status, body, ''))
  const words = status === 0 ? NO_ANSWER : status === 401 ? SIGNED_OUT : message
  return { status, message: words ?? 'This did not work.', fieldErrors }
}

/** Tells about a failed call where no form stands that could. */
export function toastRefusal({ message }: Refusal): void {
  toast({ variant: 'destructive', title: 'Not saved', description: message, duration: 10_000 })
}
