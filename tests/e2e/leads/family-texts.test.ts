import { CHANNEL } from '@/lib/platform/cache/tag-expiry.mjs'
import { expectAccessible, leadRow, save, saved } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { openTab } from '@/tests/support/form-parts'
import { hydrated } from '@/tests/support/hydrated'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'
import { startTextService, type TextService } from '@/tests/support/text-service'
import { zoneAtHour } from '@/tests/support/zone-at-hour'

const PASSWORD = 'a quiet porch at dusk'
const EVENT = 'watercolor-morning-juniper-house'
const GUEST = 'ruth@example.com'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let office: MailingInstallation
let service: TextService

test.beforeAll(async () => {
  service = await startTextService()
  office = await startMailingInstallation({ username: 'sam', password: PASSWORD }, 'accept', service.settings)
})

test.afterAll(async () => {
  await office.remove()
  await service.close()
})

test('B9, B10: a family ticks the box and gets a text at once; staff see the text and the consent wording', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${office.url}/contact`)
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Your name').fill('Margaret Ellis')
  // The two-step form has replaced the plain one.
  await expect(form).toHaveAttribute('novalidate')
  await form.getByLabel('Phone number').fill('(303) 555-0142')
  // As long as a person needs to type.
  await page.clock.setSystemTime(Date.now() + 20_000)
  await form.getByRole('button', { name: 'Continue' }).click()
  const box = form.getByRole('checkbox', { name: /^Text me about my request \(optional\)\. Evergrove/ })
  await expect(box).not.toBeChecked()
  await box.check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Get My Information' }).click()
  await expect(page.getByText('Request Submitted Successfully!')).toBeVisible()
  const text = await service.waitFor(({ to }) => to === '+13035550142')
  expect(text.body).toContain('we have your request')
  expect(text.body).toContain('Reply STOP to stop.')

  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(page, office.url, 'sam', PASSWORD)
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await leadRow(page, 'Margaret Ellis').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
  await expect(page.getByText('The family was texted')).toBeVisible()
  const acknowledgment = page
    .getByRole('listitem')
    .filter({ hasText: 'Acknowledgment, by text, to (303) 555-0142' })
  await expect(acknowledgment.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(acknowledgment).toContainText('we have your request')
  await expect(page.getByText(/granted for \(303\) 555-0142, wording version/)).toBeVisible()
  await expectAccessible(page)
})

test('B9: consent by phone uses the wording of the box, and staff record it with one click', async ({
  page,
}) => {
  await signInAs(page, office.url, 'sam', PASSWORD)
  const answer = await page.request.post(`${office.url}/api/tour-requests`, {
    data: {
      name: 'Ida Holm',
      phone: '(303) 555-0177',
      transactionId: crypto.randomUUID(),
      formLoadTime: 20_000,
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(201)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${office.url}/admin/tour-requests?tab=all`)
    await leadRow(page, 'Ida Holm').click()
    await expect(page.getByText('They have not agreed to texts at (303) 555-0177.')).toBeVisible()
    await expectAccessible(page)
  }
  await page.waitForLoadState('networkidle')
  await expect(page.locator('blockquote')).toContainText('may send up to 6 texts about it')
  await page.getByRole('radio', { name: 'In person' }).click()
  await page.getByRole('button', { name: 'Record consent to texts' }).click()
  await expect(page.getByText('They have not agreed to texts')).toHaveCount(0)
  await expect(page.getByText('The family agreed to texts')).toBeVisible()
  await expect(page.getByText('Said in person, recorded by sam')).toBeVisible()
  await expect(page.getByText(/granted for \(303\) 555-0177, in person, recorded by sam/)).toBeVisible()
  await office.sql.query("delete from tour_requests where name = 'Ida Holm'")
})

test('C4: a manual text is sent from the lead and counts as the attempt that stops the clock', async ({
  page,
}) => {
  await office.sql.query('update site_settings set time_zone = $1', [zoneAtHour(12)])
  await office.sql.query(`notify ${CHANNEL}, '["site_settings"]'`)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, office.url, 'sam', PASSWORD)
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await leadRow(page, 'Margaret Ellis').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Text sent' }).click()
  await dialog.getByLabel('Text them from here').fill('Would Thursday at ten suit you?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 900 })
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Log it' }) })
  await form.getByRole('radio', { name: 'Text sent' }).click()
  await form.getByLabel('Text them from here').fill('Would Thursday at ten suit you?')
  await form.getByRole('button', { name: 'Log it' }).click()
  const text = await service.waitFor(({ body }) => body.includes('Would Thursday at ten suit you?'))
  expect(text.to).toBe('+13035550142')
  expect(text.body).toMatch(/^Evergrove Senior Living: .* Reply STOP to stop\.$/)
  const { rows } = await office.sql.query('select first_attempt_at from tour_requests')
  expect(rows[0].first_attempt_at).not.toBeNull()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Written by staff, by text' })).toContainText(
    'Accepted',
  )
})

test('A6: canceling an event in the back office shows on its page and emails the guests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const signUp = await page.request.post(`${office.url}/api/events/${EVENT}/rsvps`, {
    data: { name: 'Ruth Ott', email: GUEST, guests: 1, transactionId: crypto.randomUUID() },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(signUp.status()).toBe(201)
  const { path } = (await signUp.json()) as { path: string }
  const { rows } = await office.sql.query('select id from events where slug = $1', [EVENT])
  await signInAs(page, office.url, 'sam', PASSWORD)
  await page.goto(`${office.url}/admin/events/${rows[0].id}`)
  await openTab(page, 'Time and guests')
  const calledOff = page.getByLabel('Event is canceled')
  await hydrated(calledOff)
  await calledOff.click()
  await page.getByLabel('Message to visitors and guests').fill('The road is closed by snow.')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  // Ten minutes pass.
  await office.sql.query("update events set called_off_at = now() - interval '11 minutes' where called_off")
  await office.sql.query("update outbox_items set due_at = now() where dedup_key like '%:called-off'")
  await expect
    .poll(() =>
      office.sink.messages.filter(({ to }) => to.includes(GUEST)).map(({ parsed }) => parsed.subject),
    )
    .toContainEqual(expect.stringMatching(/^Canceled: /))

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${office.url}/events/${EVENT}`)
    await expect(page.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible()
    await expect(page.getByText('The road is closed by snow.')).toBeVisible()
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('https://schema.org/EventCancelled'),
    )
    await expectAccessible(page)
  }
  await page.goto(`${office.url}/events`)
  const listed = page.locator(`#${EVENT}`)
  await expect(listed.getByText('Canceled')).toBeVisible()
  await expect(listed.getByText('The road is closed by snow.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(office.url + path)
  await expect(page.getByRole('heading', { level: 1, name: 'This event is canceled.' })).toBeVisible()
  await expectAccessible(page)
})
