/** An answer outside 200–299. The message is the status, a colon, a space and the body or status text (specification section 8). */
export class HttpError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'HttpError'
    this.status = status
    this.body = body
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Calls our API with the visitor's cookies. A body is sent as JSON, and only when one is given.
 * @throws HttpError for a non-OK answer; the browser's own error when the network fails
 */
export async function apiRequest(
  method: Method,
  url: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const init: RequestInit = { method, credentials: 'include' }
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  if (signal) init.signal = signal
  const response = await fetch(url, init)
  await throwUnlessOk(response)
  return response
}

/** @throws HttpError for a non-OK answer */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return
  throw new HttpError(response.status, await response.text(), response.statusText)
}

/** What the server said about the failure, `{ message, fieldErrors? }`; empty when it said nothing readable. */
export function refusalOf(error: unknown): { message?: string; fieldErrors?: Record<string, string> } {
  if (!(error instanceof HttpError)) return {}
  try {
    const body: unknown = JSON.parse(error.body)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
