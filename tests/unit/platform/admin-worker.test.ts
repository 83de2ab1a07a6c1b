import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const SOURCE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'public', 'admin-worker.js'), 'utf8')
const ORIGIN = 'https://evergrove.example'

type Tab = { url: string; focus: ReturnType<typeof vi.fn>; navigate: ReturnType<typeof vi.fn> }

const tab = (path: string): Tab => ({ url: ORIGIN + path, focus: vi.fn(), navigate: vi.fn() })

/** Runs the worker with the globals of a service worker only. */
function startWorker(tabs: Tab[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const fetched = vi.fn(async () => undefined)
  const self = {
    location: new URL(ORIGIN),
    navigator: { setAppBadge: vi.fn(), clearAppBadge: vi.fn() },
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
    clients: { matchAll: async () => tabs, openWindow: vi.fn(), claim: vi.fn() },
    skipWaiting: vi.fn(),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInContext(SOURCE, createContext({ self, fetch: fetched, URL }))
  const dispatch = async (name: string, event: object) => {
    let done: unknown
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) })
    await done
  }
  return { self, fetched, dispatch, heard: [...listeners.keys()] }
}

const LEAD = '/admin/tour-requests/01900000-0000-7000-8000-000000000001'
const message = {
  web_push: 8030,
  notification: {
    title: 'A family is waiting',
    body: 'Call by 4:22 PM.',
    tag: 'lead',
    navigate: ORIGIN + LEAD,
  },
  app_badge: 3,
  receipt: '/api/push-receipts/token',
}
const clicked = { notification: { close: vi.fn(), data: { path: LEAD } } }

test('C7: the worker of the back office answers no request: no page comes from it', () => {
  const { heard } = startWorker()
  expect(heard).toEqual(['install', 'activate', 'push', 'notificationclick', 'pushsubscriptionchange'])
  expect(SOURCE).not.toMatch(/caches|indexedDB|'fetch'/)
})

test('C7: a push is shown, counted on the icon and reported', async () => {
  const { self, fetched, dispatch } = startWorker()
  await dispatch('push', { data: { json: () => message } })
  expect(self.registration.showNotification).toHaveBeenCalledWith(
    'A family is waiting',
    expect.objectContaining({ body: 'Call by 4:22 PM.', tag: 'lead', data: { path: LEAD } }),
  )
  expect(self.navigator.setAppBadge).toHaveBeenCalledWith(3)
  expect(fetched).toHaveBeenCalledWith(message.receipt, { method: 'POST', credentials: 'omit' })
  await dispatch('push', { data: { json: () => ({ ...message, app_badge: 0 }) } })
  expect(self.navigator.clearAppBadge).toHaveBeenCalled()
})

test.each([[null], [{ json: () => JSON.parse('no JSON') }], [{ json: () => ({}) }]])(
  'a push that cannot be read is shown as one all the same',
  async (data) => {
    const { self, fetched, dispatch } = startWorker()
    await dispatch('push', { data })
    expect(self.registration.showNotification.mock.calls[0]?.[0]).toBe('A family may be waiting')
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('C7: a click opens the lead: where it is shown, else in a tab of the desk, else in a new one', async () => {
  const [form, desk, there] = [tab('/admin/faqs/1'), tab('/admin/tour-requests'), tab(LEAD)]
  await startWorker([form, desk, there]).dispatch('notificationclick', clicked)
  expect(there.focus).toHaveBeenCalled()
  expect(desk.navigate).not.toHaveBeenCalled()

  await startWorker([form, desk]).dispatch('notificationclick', clicked)
  expect(desk.focus).toHaveBeenCalled()
  expect(desk.navigate).toHaveBeenCalledWith(LEAD)

  // Typed form data must not be lost.
  const { self, dispatch } = startWorker([form])
  await dispatch('notificationclick', clicked)
  expect(self.clients.openWindow).toHaveBeenCalledWith(LEAD)
  expect(form.navigate).not.toHaveBeenCalled()
})

test('an address that the browser has changed is told to the server', async () => {
  const { self, fetched, dispatch } = startWorker()
  self.registration.pushManager.subscribe.mockResolvedValue({ endpoint: 'new' })
  await dispatch('pushsubscriptionchange', { oldSubscription: { options: { userVisibleOnly: true } } })
  expect(fetched).toHaveBeenCalledWith(
    '/api/admin/account/devices',
    expect.objectContaining({ method: 'POST', body: '{"endpoint":"new"}' }),
  )
  await dispatch('pushsubscriptionchange', {})
  expect(fetched).toHaveBeenCalledTimes(1)
})
