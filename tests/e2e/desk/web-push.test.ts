import type { Page } from 'playwright/test'
import { expectAccessible, openAlerts } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { wholeBrowser } from '@/tests/support/browsers'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { startPushService } from '@/tests/support/push-service'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'

let office: MailingInstallation
let service: Awaited<ReturnType<typeof startPushService>>

test.describe.configure({ mode: 'serial', timeout: 120_000 })
// Only the full Chromium shows notifications.
test.use({ ...wholeBrowser, viewport: { width: 390, height: 844 } })

test.beforeAll(async () => {
  service = await startPushService()
  office = await startMailingInstallation(
    { username: 'sam', password: PASSWORD, email: 'sam@evergrove.example' },
    'accept',
    service.settings,
  )
})

test.afterAll(async () => {
  expect(service.failures).toEqual([])
  await office.remove()
  await service.close()
})

/** Chromium would ask its vendor's push service for an endpoint; tests give it a local one. */
async function giveSubscription(page: Page): Promise<string> {
  const subscription = service.subscribe()
  await page.addInitScript((made) => {
    const shown = {
      endpoint: made.endpoint,
      toJSON: () => made,
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed')
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return shown
    }
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? shown : null)
  }, subscription)
  return subscription.endpoint
}

/** Passes a received message to the service worker, as the browser does with a push. */
async function deliverPushes(page: Page): Promise<(data: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active) resolve(active.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return (data) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: office.url, registrationId, data })
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/admin')
    return (await worker?.getNotifications())?.map(({ title, body }) => `${title}. ${body}`)
  })

test('C7: by keyboard on a phone: pushes on, a test and a lead are shown, and an unreachable device is marked', async ({
  page,
}) => {
  await page.context().grantPermissions(['notifications'], { origin: office.url })
  const endpoint = await giveSubscription(page)
  await page.request.post(`${office.url}/api/login`, {
    data: { username: 'sam', password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.goto(`${office.url}/admin/account`)
  await page.waitForLoadState('networkidle')
  const panel = page.locator('section', {
    has: page.getByRole('heading', { name: 'Push notifications' }),
  })
  await panel.getByRole('button', { name: 'Turn on for this device' }).focus()
  await page.keyboard.press('Enter')
  const device = panel.getByRole('listitem')
  await expect(device.getByText('This device')).toBeVisible()
  await expect(device).toContainText('Nothing sent yet')
  await expect(panel.getByRole('button', { name: 'Turn on for this device' })).toBeHidden()
  await expectAccessible(page)

  const deliver = await deliverPushes(page)
  await device.getByRole('button', { name: /^Test/ }).focus()
  await page.keyboard.press('Enter')
  const testPush = await service.waitFor()
  expect(testPush.endpoint).toBe(endpoint)
  await expect(device.getByRole('status')).toContainText('Sent to')
  await deliver(testPush.text)
  await expect(device.getByRole('status')).toContainText('Delivered to')
  expect(await notices(page)).toEqual(['This is a test. No family has written.'])

  await sendLead(office.url, { name: 'Margaret Ellis', email: 'margaret@example.com' })
  const push = await service.waitFor(({ message }) => message.notification.title === 'A family is waiting')
  expect(push.text).not.toMatch(/Margaret|Ellis|margaret/)
  expect(push.message.app_badge).toBe(1)
  await deliver(push.text)
  await expect.poll(() => notices(page)).toContain(`A family is waiting. ${push.message.notification.body}`)
  await page.goto(office.url + new URL(push.message.notification.navigate).pathname)
  await openAlerts(page)
  const alert = page.getByRole('listitem').filter({ hasText: 'Push to sam, ' })
  await expect(alert.getByText('Delivered', { exact: true })).toBeVisible()
  await expectAccessible(page)

  service.unsubscribe(endpoint)
  await sendLead(office.url, { name: 'Walter Ott', email: 'walter@example.com' })
  await until('the device is known to be gone', async () => {
    const { rows } = await office.sql.query('select 1 from push_devices where gone_at is not null')
    return rows.length
  })
  await page.goto(`${office.url}/admin/account`)
  await expect(device.getByText('No longer reachable')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${office.url}/admin/users`)
  await expect(page.getByRole('row', { name: /sam/ }).getByText('No working channel')).toBeVisible()
})

test('C7: the back office is an app with the company’s name; public pages have no manifest and no worker', async ({
  page,
}) => {
  await page.request.post(`${office.url}/api/login`, {
    data: { username: 'sam', password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.goto(`${office.url}/admin`)
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(`${office.url}${link}`)).json()
  expect(manifest).toMatchObject({
    scope: '/admin',
    start_url: '/admin/tour-requests',
    display: 'standalone',
  })
  expect(manifest.name).toContain(', back office')
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.width}x${image.height}`
    }, src)
    expect(size).toBe(sizes)
  }
  await page.evaluate(() => navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' }))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(office.url)
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  expect(
    await page.evaluate(async () => [
      navigator.serviceWorker.controller,
      await navigator.serviceWorker.getRegistration(),
    ]),
  ).toEqual([null, undefined])
})
