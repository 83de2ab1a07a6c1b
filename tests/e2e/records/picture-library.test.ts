import type { Page } from 'playwright/test'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { noise, someJpeg } from '@/tests/support/pictures'

// The tests share one installation; each uses its own pictures.
test.describe.configure({ mode: 'default' })

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType })

const uploader = (page: Page) => page.getByRole('region', { name: 'Upload pictures' })

/** Simulates files dropped from the file manager. */
async function drop(page: Page, files: { name: string; buffer: Buffer }[]) {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name))
      }
      return transfer
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}

test('on a phone: two pictures are chosen, one is refused, a duplicate is noticed, both are described', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('images')
  const porch = await someJpeg(900, 600)
  const chooser = uploader(page).getByLabel('Pictures to upload')
  await chooser.setInputFiles([
    file('porch.jpg', porch),
    file('garden.png', await noise(800, 500).png().toBuffer(), 'image/png'),
    file('logo.png', Buffer.from('<!doctype html><script>1</script>'.repeat(3))),
  ])
  const row = (name: string) => uploader(page).getByRole('listitem').filter({ hasText: name })
  await expect(row('logo.png').getByRole('alert')).toHaveText(
    'Please choose a JPEG, PNG, WebP or SVG picture',
  )
  await row('porch.jpg').getByLabel('What the picture shows').fill('IMG_2041.jpg')
  await row('porch.jpg').getByRole('button', { name: 'Save description' }).click()
  await expect(row('porch.jpg').getByText('This looks like a file name')).toBeVisible()
  await expectAccessible(page)
  await row('porch.jpg').getByLabel('What the picture shows').fill('Two chairs on a quiet porch')
  await row('porch.jpg').getByRole('button', { name: 'Save description' }).click()
  await expect(row('porch.jpg').getByText('Two chairs on a quiet porch')).toBeVisible()
  await row('garden.png').getByLabel('Decorative, no description').click()
  await row('garden.png').getByRole('button', { name: 'Save description' }).click()
  await expect(row('garden.png').getByText('Decorative', { exact: true })).toBeVisible()

  await chooser.setInputFiles([file('the-same.jpg', porch)])
  await expect(row('the-same.jpg').getByText('This picture is already in the library')).toBeVisible()
  await expectAccessible(page)
  const { rows } = await desk.sql.query(
    "select alt, decorative from images where filename in ('porch.jpg', 'garden.png') order by filename",
  )
  expect(rows).toEqual([
    { alt: '', decorative: true },
    { alt: 'Two chairs on a quiet porch', decorative: false },
  ])
})

test('on a desktop: a dropped picture waits for its description and is described with others', async ({
  page,
  desk,
}) => {
  await desk.open('images')
  await drop(page, [
    { name: 'lake.jpg', buffer: await someJpeg() },
    { name: 'hall.jpg', buffer: await someJpeg() },
  ])
  await expect(page.getByText('2 of 2 uploaded')).toBeAttached()
  await page.getByRole('link', { name: 'Describe them' }).click()
  await expect(page.getByRole('heading', { name: 'Pictures to describe' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('What lake.jpg shows').fill('The lake at dawn')
  await page.getByLabel('What hall.jpg shows').fill('hall.jpg')
  await page.getByRole('button', { name: 'Save 2 descriptions' }).click()
  await expect(page.getByText('This looks like a file name')).toBeVisible()
  await expect(page.getByLabel('What lake.jpg shows')).toHaveCount(0)
  await page.getByLabel('What hall.jpg shows').fill('The entrance hall with its fireplace')
  await page.getByRole('button', { name: 'Save 1 description' }).click()
  await expect(page.getByText('Every picture has a description')).toBeVisible()
  await page.getByRole('link', { name: 'All pictures' }).click()
  await page.getByRole('searchbox').fill('fireplace')
  await expect(page.getByRole('link', { name: 'The entrance hall with its fireplace' })).toBeVisible()
})

test('a picture is uploaded from a record’s form and used there', async ({ page, desk }) => {
  const { id } = await desk.givenMember('uploaded')
  await desk.open(`team-members/${id}`)
  await page.getByRole('button', { name: 'Choose or upload: Portrait' }).click()
  const dialog = page.getByRole('dialog', { name: 'Portrait' })
  await dialog.getByLabel('Pictures to upload').setInputFiles([file('ann.jpg', await someJpeg(500, 600))])
  await dialog.getByLabel('What the picture shows').fill('Ann at the piano')
  await dialog.getByRole('button', { name: 'Save description' }).click()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('img', { name: 'Ann at the piano' })).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
})
