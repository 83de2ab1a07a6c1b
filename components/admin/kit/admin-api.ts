import { toast } from '@/components/ui/toast-store'
import { apiRequest, errorBody, HttpError } from '@/lib/browser/api-request'

/** A failed admin API call, with a message for the person; `status` is 0 when there was no response. */
export type Refusal = { status: number; message: string; fieldErrors: Record<string, string> }

export type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Answered<T> = { answer: T; refusal: null } | { answer: null; refusal: Refusal }

const NO_ANSWER = 'The server could not be reached. Your changes are not lost. Please try again.'
const SIGNED_OUT = 'You have been signed out. Sign in again in another tab, then try again.'

/** Calls the admin API and parses its JSON answer. Never throws. */
export async function callAdmin<T>(
  method: 'GET' | Method,
  path: string,
  body?: unknown,
): Promise<Answered<T>> {
  try {
    const response = await apiRequest(method, `/api/admin/${path}`, body)
    const answer = response.status === 204 ? undefined : await response.json()
    return { answer: answer as T, refusal: null }
  } catch (error) {
    const { status, body } = error instanceof HttpError ? error : { status: 0, body: '' }
    return { answer: null, refusal: refusalFrom(status, body) }
  }
}

/** Turns an error response into a message for the person. */
export function refusalFrom(status: number, body: string): Refusal {
  const { message, fieldErrors = {} } = errorBody(new HttpError(status, body, ''))
  const words = status === 0 ? NO_ANSWER : status === 401 ? SIGNED_OUT : message
  return { status, message: words ?? 'This did not work.', fieldErrors }
}

/** A refusal made in the browser, of one field or of the whole. */
export function refused(message: string, field?: string): Answered<never> {
  return { answer: null, refusal: { status: 0, message, fieldErrors: field ? { [field]: message } : {} } }
}

/** Reports a failed call that has no form to show the refusal in. */
export function toastRefusal({ message }: Refusal): void {
  toast({ variant: 'destructive', title: 'Not saved', description: message, duration: 10_000 })
}
