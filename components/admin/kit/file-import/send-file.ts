import { type Answered, refusalFrom } from '@/components/admin/kit/admin-api'

type Sending = {
  /** Called with the share of the file that was sent, 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** POSTs a file (`fetch` reports no progress). Never throws; an aborted request has status 0. */
export function sendFile<T>(
  path: string,
  file: File,
  { onProgress, signal }: Sending = {},
): Promise<Answered<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const end = () => {
      const { status, responseText } = request
      resolve(
        status >= 200 && status < 300
          ? { answer: JSON.parse(responseText) as T, refusal: null }
          : { answer: null, refusal: refusalFrom(status, responseText) },
      )
    }
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    )
    request.addEventListener('loadend', end)
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', `/api/admin/${path}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })
}
