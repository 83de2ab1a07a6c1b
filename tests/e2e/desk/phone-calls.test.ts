import { expectAccessible, hydrated } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'
import { startVoiceService, type VoiceService } from '@/tests/support/voice-service'
import { zoneAtHour } from '@/tests/support/zone-at-hour'

const PASSWORD = 'a quiet porch at dusk'
const OWN_PHONE = '+13035550111'
const FAMILY = '+13035550142'
/** As the voice service knows the site: SITE_URL. */
const SITE = 'http://localhost:3000'

let office: MailingInstallation
let voice: VoiceService

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  voice = await startVoiceService({
    playsAtOnce: true,
    async deliver(request) {
      const { pathname, search } = new URL(request.url)
      const { headers } = request
      return fetch(office.url + pathname + search, { method: 'POST', headers, body: await request.text() })
    },
  })
  const first = { username: 'noor', password: PASSWORD, email: 'noor@evergrove.example' }
  office = await startMailingInstallation(first, 'accept', { ...voice.settings, SITE_URL: SITE })
  await office.sql.query('delete from staffed_hours')
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    await office.sql.query(
      `insert into staffed_hours (id, weekday, opens_at, closes_at, updated_at) values (gen_random_uuid(), $1, '00:00', '24:00', now())`,
      [weekday],
    )
  }
  // Families are not called at night.
  await office.sql.query('update site_settings set time_zone = $1', [zoneAtHour(13)])
  await office.stopServer()
  await office.startServer()
})

test.afterAll(async () => {
  await office.remove()
  await voice.close()
})

test.beforeEach(({ page }) => signInAs(page, office.url, 'noor', PASSWORD))

test('a counselor enters a phone, has it connected with a family, and the call logs itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${office.url}/admin/account`)
  await hydrated(page)
  const form = page.locator('section', {
    has: page.getByRole('heading', { name: 'Alerts about new requests' }),
  })
  await form.getByLabel('Phone to ring').fill('(303) 555-0111')
  await form.getByRole('switch', { name: 'Call me' }).click()
  await form.getByRole('button', { name: 'Save alerts' }).click()
  await expect(page.getByText('Alerts saved', { exact: true }).first()).toBeVisible()

  voice.set(OWN_PHONE, { is: 'picked-up', keys: ['1', '1'] })
  voice.set(FAMILY, { is: 'picked-up', talksS: 125 })
  await sendLead(office.url, { name: 'Ruth Fairweather', phone: FAMILY })
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await page
    .getByRole('link', { name: /Ruth Fairweather/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Fairweather' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Call me and connect' }).click()
  await expect(page.getByText('Your phone will ring: (303) 555-0111.')).toBeVisible()
  await expect(page.getByText('Called through the desk, 2 min.')).toBeVisible({ timeout: 30_000 })
  expect(voice.dialed(FAMILY)).toHaveLength(1)
  await expectAccessible(page)
})

test('a family calls, and its record opens for the counselor who answers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { rows } = await office.sql.query<{ phone: string }>(
    'select company_phone_dial as phone from site_settings',
  )
  voice.set(OWN_PHONE, { is: 'picked-up', keys: ['1'] })
  await page.goto(`${office.url}/admin`)
  await hydrated(page)
  const call = await voice.callUs({ from: FAMILY, to: rows[0]?.phone ?? '' }, SITE)
  await page.waitForURL(/\/admin\/tour-requests\/[\da-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Fairweather' })).toBeVisible()
  await voice.hangUp(call, SITE)
  await expect(page.getByText(/They called/).first()).toBeVisible({ timeout: 30_000 })
})
