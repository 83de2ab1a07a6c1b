import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { awaitHydration } from '@/tests/support/browser'
import { openTab } from '@/tests/support/form-parts'
import { somePdf } from '@/tests/support/pdfs'
import { SOME_CAPTIONS, someMp4 } from '@/tests/support/videos'

/** Requests sent faster than a person could fill in the form are quarantined. */
const HUMAN_PAUSE = 3_200

test('G5: an editor uploads a guide, staff download it, and a family gets it through the form', async ({
  page,
  desk,
  browser,
}) => {
  const bytes = somePdf('First visits', 30_000)
  const { id } = await desk.post('/api/admin/content-assets', {
    title: 'First visits',
    slug: 'first-visits',
    ctaText: 'Get First visits',
    articleContent: '<p>What to ask.</p>',
  })
  await desk.open(`content-assets/${id}`)
  const download = page.getByRole('region', { name: 'Download' })
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('First visits, a list')
  const chooser = download.getByLabel('File to upload')
  await chooser.setInputFiles({ name: 'page.pdf', buffer: Buffer.from('<html>'), mimeType: 'text/html' })
  await expect(download.getByText('Please choose a PDF file')).toBeVisible()
  await chooser.setInputFiles({ name: 'visits.pdf', buffer: bytes, mimeType: 'application/pdf' })
  await expect(download.getByText('first-visits.pdf, 30 KB')).toBeVisible()
  await expectAccessible(page)
  // Input typed during the upload is saved on top of it.
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const [forStaff] = await Promise.all([
    page.waitForEvent('download'),
    download.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(forStaff.suggestedFilename()).toBe('first-visits.pdf')

  const family = await browser.newPage()
  awaitHydration(family)
  await family.goto(`${desk.url}/resources/first-visits`)
  await family.waitForLoadState('networkidle')
  const gate = family.locator('#get')
  await gate.getByLabel('Email').fill('ruth.visits@example.com')
  await family.waitForTimeout(HUMAN_PAUSE)
  await gate.getByRole('button', { name: 'Get First visits' }).click()
  await expect(gate.getByRole('heading', { name: 'Your guide is ready' })).toBeVisible()
  const href = await gate.getByRole('link', { name: /Download \(PDF/ }).getAttribute('href')
  const answer = await family.request.get(`${desk.url}${href}`)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(await answer.body()).toEqual(bytes)
  await family.close()
})

test('a brochure is uploaded next to its address, and a newsletter next to its news', async ({
  page,
  desk,
}) => {
  await desk.open('communities?search=juniper')
  await page.getByRole('link', { name: 'Juniper House' }).click()
  await openTab(page, 'Video and files')
  const chooser = page.getByLabel('Upload a PDF: Brochure link').and(page.locator('input'))
  await chooser.setInputFiles({ name: 'Brochure.pdf', buffer: somePdf('b'), mimeType: 'application/pdf' })
  await expect(page.getByLabel('Brochure link', { exact: true })).toHaveValue(
    /\/media\/files\/.*\/brochure\.pdf/,
  )
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { id } = await desk.post('/api/admin/posts', { title: 'A letter', slug: 'a-letter' })
  await desk.open(`posts/${id}`)
  const file = page.getByLabel('Upload a PDF: File').and(page.locator('input'))
  await file.setInputFiles({ name: 'Letter.pdf', buffer: somePdf('l'), mimeType: 'application/pdf' })
  await expect(page.getByRole('combobox', { name: 'File' })).toHaveValue('Letter.pdf')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await desk.open('post-attachments')
  await expect(page.getByRole('link', { name: 'Letter.pdf' })).toBeVisible()
  await page
    .getByLabel('File to upload')
    .setInputFiles({ name: 'Menu.pdf', buffer: somePdf('m'), mimeType: 'application/pdf' })
  const toFix = page.getByRole('dialog', { name: 'What to fix in Menu.pdf' })
  await expect(toFix.getByText('The document has no tags')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Menu.pdf' })).toBeVisible()
  await desk.open('documents?state=failing')
  await expect(page.getByRole('link', { name: 'Menu.pdf' })).toBeVisible()
})

test('T128, T129: a walk-through is uploaded, gets its captions, and loads only when it is played', async ({
  page,
  desk,
  browser,
}) => {
  const { rows } = await desk.sql.query(
    `select plan.id, plan.name, community.slug from floor_plans plan
     join communities community on community.id = plan.community_id
     where plan.active and community.active order by plan.id limit 1`,
  )
  const [plan] = rows
  await desk.open(`floor-plans/${plan.id}`)
  await openTab(page, 'Drawing')
  const chooser = page.getByLabel('Upload a video: Walk-through video').and(page.locator('input'))
  const upload = (buffer: Buffer) =>
    chooser.setInputFiles({ name: 'walk.mp4', buffer, mimeType: 'video/mp4' })
  await upload(someMp4({ seconds: 95 }))
  await expect(page.getByText('This video is 95 seconds long. Cut it to 90 or fewer')).toBeVisible()
  await upload(someMp4())
  const about = page.getByRole('dialog', { name: 'About this video' })
  await about.getByLabel('Title').fill('A walk through the rooms')
  await about.getByLabel('Taken on').fill('2026-11-03')
  await about.getByRole('button', { name: 'Choose or upload: Poster' }).click()
  await page.getByRole('dialog', { name: 'Poster' }).locator('ul li button').first().click()
  await about.getByLabel('Transcript').fill('Come in. This is the living room.')
  await about.getByRole('textbox', { name: 'Captions' }).fill('1\n00:00:01,000 --> 00:00:02,000\nCome in.')
  await about.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(about.getByText('Captions must be WebVTT')).toBeVisible()
  await about
    .getByLabel('Caption file', { exact: true })
    .setInputFiles({ name: 'walk.vtt', buffer: Buffer.from(SOME_CAPTIONS), mimeType: 'text/vtt' })
  await expectAccessible(page)
  await about.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(about).toBeHidden()
  await expect(page.getByText('58 seconds', { exact: true })).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  const family = await browser.newPage()
  const loaded: string[] = []
  family.on('request', (request) => {
    if (/\.(mp4|vtt)$/.test(request.url())) loaded.push(request.url())
  })
  await family.goto(`${desk.url}/communities/${plan.slug}`)
  const fold = family.getByText(`Walk through it by video: ${plan.name}`)
  await fold.click()
  const player = family.getByLabel('A walk through the rooms')
  await expect(player).toBeVisible()
  await expectAccessible(family)
  await family.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  // The made file has no picture that a browser could show: what counts is that it asks for it.
  await player.evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}))
  await expect.poll(() => loaded.some((url) => url.endsWith('/walk.mp4'))).toBe(true)
  await family.close()
})
