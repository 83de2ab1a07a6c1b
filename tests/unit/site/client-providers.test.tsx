import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchSession, postForUser, useAuth } from '@/lib/browser/auth'
import { ScheduleTourProvider, useScheduleTour } from '@/lib/browser/schedule-tour'

afterEach(() => vi.unstubAllGlobals())

function AuthProbe() {
  return useAuth().user?.username ?? 'nobody'
}

function TourProbe() {
  return useScheduleTour().isOpen ? 'open' : 'closed'
}

test('the auth context outside its provider throws the specified message', () => {
  expect(() => renderToStaticMarkup(<AuthProbe />)).toThrow('useAuth must be used within an AuthProvider')
})

test('the schedule-tour context outside its provider throws', () => {
  expect(() => renderToStaticMarkup(<TourProbe />)).toThrow(
    'useScheduleTour must be used within a ScheduleTourProvider',
  )
})

test('the schedule-tour dialog starts closed', () => {
  expect(
    renderToStaticMarkup(
      <ScheduleTourProvider>
        <TourProbe />
      </ScheduleTourProvider>,
    ),
  ).toBe('closed')
})

function answer(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

test('a failed user fetch means no user; only a 401 means signed out', async () => {
  answer(401, '{"message":"Please sign in"}')
  await expect(fetchSession()).resolves.toEqual({ user: null, isUnreachable: false })
  answer(503, '')
  await expect(fetchSession()).resolves.toEqual({ user: null, isUnreachable: true })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await expect(fetchSession()).resolves.toEqual({ user: null, isUnreachable: true })
  answer(200, '{"id":"1","username":"renee"}')
  await expect(fetchSession()).resolves.toMatchObject({ user: { username: 'renee' }, isUnreachable: false })
})

test("a failed login shows the server's message, or 'Login failed'", async () => {
  answer(401, '{"message":"Wrong user name or password"}')
  await expect(postForUser('/api/login', {}, 'Login failed')).rejects.toThrow(/^Wrong user name or password$/)
  answer(500, '')
  await expect(postForUser('/api/login', {}, 'Login failed')).rejects.toThrow(/^Login failed$/)
  answer(403, '{"message":""}')
  await expect(postForUser('/api/register', {}, 'Registration failed')).rejects.toThrow(
    /^Registration failed$/,
  )
})
