/** A non-2xx response; the message is `{status}: {body or status text}` (specification section 8). */
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

/** Calls our API with cookies and JSON. @throws HttpError for a non-2xx response, or the network error */
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

export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return
  throw new HttpError(response.status, await response.text(), response.statusText)
}

/** The server's error body; empty when it is not readable JSON. */
export function errorBody(error: unknown): { message?: string; fieldErrors?: Record<string, string> } {
  if (!(error instanceof HttpError)) return {}
  try {
    const body: unknown = JSON.parse(error.body)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
