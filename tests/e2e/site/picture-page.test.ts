import { readFileSync } from 'node:fs'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'
import { someJpeg } from '@/tests/support/pictures'

// Shared installation; each test uses its own pictures.
test.describe.configure({ mode: 'default' })

const art = (name: string) => readFileSync(`prisma/seed/art/${name}`)

/** Adds a picture with alt text to the library, through the page's upload route. */
async function givenPicture(desk: { url: string }, page: import('playwright/test').Page, alt: string) {
  const answer = await page.request.post(
    `${desk.url}/api/admin/uploads/pictures?${new URLSearchParams({ filename: 'given.jpg', alt })}`,
    { data: await someJpeg(1_200, 800), headers: { 'sec-fetch-site': 'same-origin' } },
  )
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { picture: { id: string; url: string } }).picture
}

test("H2: the focal point is set by pointer and keyboard, with previews, and crops the public page's picture", async ({
  page,
  desk,
}) => {
  const picture = await givenPicture(desk, page, 'A bench beside the new fountain')
  await desk.open(`images/${picture.id}`)
  const mark = page.getByRole('slider', { name: 'Focal point' })
  // Measured after layout has settled.
  await page.waitForLoadState('networkidle')
  const shownHere = page.getByRole('img', { name: 'A bench beside the new fountain' })
  await shownHere.evaluate((img: HTMLImageElement) => img.decode())
  const box = await shownHere.boundingBox()
  if (!box) throw new Error('the picture is not drawn')
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75)
  await expect(mark).toHaveAttribute('aria-valuetext', '25% from the left, 75% from the top')
  await expect(mark).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText('24% from the left, 65% from the top')).toBeVisible()
  await expect(page.getByText('Wide, hero')).toBeVisible()
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await desk.open('communities?search=juniper')
  await page.getByRole('link', { name: 'Juniper House' }).click()
  await openTab(page, 'Pictures')
  await page.getByRole('button', { name: 'Choose another: Main picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search by description').fill('new fountain')
  await dialog.getByRole('button', { name: 'A bench beside the new fountain' }).click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.goto(`${desk.url}/communities/juniper-house`)
  const shown = page.getByRole('img', { name: 'A bench beside the new fountain' }).first()
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('24% 65%')

  await desk.open(`images/${picture.id}`)
  const places = page.getByRole('region', { name: 'Where it is used' })
  await expect(places.getByRole('link', { name: /Juniper House/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this picture' }).click()
  const uses = page.getByRole('dialog').getByRole('list', { name: 'Places it is removed from' })
  await expect(uses.getByRole('link', { name: /Juniper House/ })).toBeVisible()
})

test('H4: a picture in a text is replaced in place, next to unsaved text', async ({ page, desk }) => {
  const picture = await givenPicture(desk, page, 'The old piano')
  const { id } = await desk.givenMember('pianist', { active: true })
  await desk.open(`team-members/${id}`)
  await page.getByRole('textbox', { name: 'Bio' }).click()
  await page.keyboard.type('She plays on Sundays.')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture in bio' })
  await dialog.getByLabel('Search by description').fill('old piano')
  await dialog.getByRole('button', { name: 'The old piano' }).click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.goto(`${desk.url}/team/pianist`)
  const shown = page.getByRole('img', { name: 'The old piano' })
  const before = await shown.getAttribute('src')
  expect(before).toContain('/media/pictures/')

  await desk.open(`images/${picture.id}`)
  await page.getByLabel('What the picture shows').fill('The new piano')
  await page
    .getByRole('region', { name: 'Replace the file' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'piano.webp', buffer: art('articles/piano.webp'), mimeType: 'image/webp' })
  // The demo data contains this very file already.
  await expect(page.getByText('This picture is already in the library')).toBeVisible()
  await page
    .getByRole('region', { name: 'Replace the file' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'piano.jpg', buffer: await someJpeg(700, 900), mimeType: 'image/jpeg' })
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Replaced')).toBeVisible()
  await expect(page.getByLabel('What the picture shows')).toHaveValue('The new piano')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.goto(`${desk.url}/team/pianist`)
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  expect(await shown.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalHeight))).toBe(
    823,
  )
})
