import { afterEach, expect, test, vi } from 'vitest'
import { apiRequest, errorBody, HttpError } from '@/lib/browser/api-request'
import { createQueryClient, getQueryFn } from '@/lib/browser/query-client'

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, body: string, statusText = '') {
  const fetched = vi.fn(
    async (_url: string, _init?: RequestInit) => new Response(body, { status, statusText }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const ask = (on401: 'throw' | 'returnNull', queryKey: string[]) =>
  createQueryClient().fetchQuery({ queryKey, queryFn: getQueryFn({ on401 }) })

test('the query key joined with slashes is the path, sent with cookies, and parsed JSON is returned', async () => {
  const fetched = answerWith(200, '{"name":"Juniper House"}')
  await expect(ask('throw', ['/api/communities', 'juniper-house'])).resolves.toEqual({
    name: 'Juniper House',
  })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/communities/juniper-house')
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include')
})

test('a 401 throws by default and is null on request', async () => {
  answerWith(401, '{"message":"Please sign in"}')
  await expect(ask('throw', ['/api/user'])).rejects.toThrow('401: {"message":"Please sign in"}')
  answerWith(401, '')
  await expect(ask('returnNull', ['/api/user'])).resolves.toBeNull()
})

test('other failures throw "status: body", or the status text for an empty body', async () => {
  answerWith(500, 'broken')
  await expect(ask('returnNull', ['/api/user'])).rejects.toThrow(/^500: broken$/)
  answerWith(503, '', 'Service Unavailable')
  await expect(ask('returnNull', ['/api/user'])).rejects.toThrow(/^503: Service Unavailable$/)
})

test('queries are never stale and neither refetch nor retry by themselves', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})

test('a body is sent as JSON, and only when one is given', async () => {
  const fetched = answerWith(200, '{}')
  await apiRequest('POST', '/api/logout', {})
  await apiRequest('GET', '/api/user')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(fetched.mock.calls[1]?.[1]).toEqual({ method: 'GET', credentials: 'include' })
})

test('a refusal is read from the body when it is an object', () => {
  expect(errorBody(new HttpError(400, '{"message":"No","fieldErrors":{"name":"Short"}}', ''))).toEqual({
    message: 'No',
    fieldErrors: { name: 'Short' },
  })
  expect(errorBody(new HttpError(502, '<html>', ''))).toEqual({})
  expect(errorBody(new HttpError(502, 'null', ''))).toEqual({})
  expect(errorBody(new TypeError('fetch failed'))).toEqual({})
})
