import { expect, test } from '@/tests/support/back-office'

test('a community page shows everything an editor enters: logo, brochure, galleries, more pictures of a plan', async ({
  page,
  desk,
}) => {
  const { rows: images } = await desk.sql.query<{ id: string }>(
    'select id from images order by object_key limit 6',
  )
  const [logo, cover, prices, first, second, room] = images.map(({ id }) => id)
  const { rows } = await desk.sql.query<{ id: string; updatedAt: Date; plan: string }>(
    `select c.id, c.updated_at as "updatedAt", (select id from floor_plans where community_id = c.id and active order by id limit 1) as plan
     from communities c where slug = 'juniper-house'`,
  )
  const [community] = rows
  const saved = await page.request.patch(`${desk.url}/api/admin/communities/${community?.id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      updatedAt: community?.updatedAt.toISOString(),
      logoImageId: logo,
      brochureImageId: cover,
      pricingImageId: prices,
    },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  const gallery = await desk.post('/api/admin/galleries', {
    title: 'The garden in four seasons',
    slug: 'juniper-garden-seasons',
    description: 'Photographed from the same bench.',
    communityId: community?.id,
    thumbnailIndex: 1,
    published: true,
    active: true,
  })
  await desk.post('/api/admin/gallery-images', {
    galleryId: gallery.id,
    imageId: first,
    caption: 'Snow by the bench',
  })
  await desk.post('/api/admin/gallery-images', {
    galleryId: gallery.id,
    imageId: second,
    caption: 'Roses in June',
  })
  await desk.post('/api/admin/floor-plan-images', {
    floorPlanId: community?.plan,
    imageId: room,
    caption: 'With a bed and two chairs',
  })

  await page.goto(`${desk.url}/communities/juniper-house`)
  const findUs = page.locator('#find-us')
  await expect(findUs.locator('img')).toHaveCount(3)
  await expect(findUs.getByRole('link', { name: 'Brochure (PDF)' })).toHaveCount(2)
  expect(await page.content()).toContain('"logo":"')
  const seasons = page.getByRole('region', { name: 'The garden in four seasons' })
  await expect(seasons.getByText('Photographed from the same bench.')).toBeVisible()
  await expect(seasons.locator('figcaption')).toHaveText(['Roses in June', 'Snow by the bench'])
  const plans = page.locator('#floor-plans')
  await expect(plans.getByText('With a bed and two chairs')).toBeHidden()
  await plans.getByText('One more picture').click()
  await expect(plans.getByText('With a bed and two chairs')).toBeVisible()
  expect(await plans.locator('img').first().getAttribute('alt')).not.toContain('Plan of')
})

test("a person's topics appear as entered, and a guide shows the picture of its URL", async ({
  page,
  desk,
}) => {
  await desk.givenMember('rosa-asked', { active: true, tags: ['dancing', 'Medicaid'] })
  await page.goto(`${desk.url}/team/rosa-asked`)
  await expect(page.getByText('Good to ask about: dancing, Medicaid')).toBeVisible()

  const { rows } = await desk.sql.query<{ url: string }>('select url from images order by object_key limit 1')
  const thumbnail = `${rows[0]?.url}?elsewhere`
  await desk.post('/api/admin/content-assets', {
    title: 'A guide with a picture elsewhere',
    slug: 'picture-elsewhere',
    thumbnail,
    active: true,
  })
  await page.goto(`${desk.url}/resources`)
  await expect(page.locator(`img[src="${thumbnail}"]`)).toHaveCount(1)
})
