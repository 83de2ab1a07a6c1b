import { expect, expectAccessible, test } from '@/tests/support/back-office'

test.use({ outbox: 'on' })

const COPY = '/memory-care/littleton'
const ORIGINAL = '/memory-care/denver'

test('feature E2: a city page too similar to another is kept out of search engines until it has its own text', async ({
  page,
  desk,
}) => {
  const robotsOf = async (path: string) => {
    const html = await (await page.request.get(desk.url + path)).text()
    return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
  }
  const listed = async (path: string) =>
    (await (await page.request.get(`${desk.url}/sitemaps/care-cities-1.xml`)).text()).includes(
      `${path}</loc>`,
    )
  /** Starts a check and waits for one that ended after that. */
  const checkNow = async () => {
    const { rows } = await desk.sql.query(
      'select coalesce(max(finished_at), now()) as before from page_checks',
    )
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect
      .poll(
        async () => {
          const found = await desk.sql.query('select 1 from page_checks where finished_at > $1', [
            rows[0].before,
          ])
          return found.rowCount
        },
        { timeout: 60_000 },
      )
      .toBe(1)
    await expect(page.getByText(/^Last comparison: /)).toBeVisible()
  }
  const row = (path: string) =>
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: path, exact: true }) })

  expect(await robotsOf(COPY)).toContain('index, follow')
  await desk.open('page-uniqueness')
  await expect(page.getByText('No pages have been compared yet')).toBeVisible()
  await checkNow()
  await expect(row(COPY)).toContainText('Blocked: below 15%')
  await expect(row(COPY).getByRole('link', { name: ORIGINAL })).toBeVisible()
  expect(await robotsOf(COPY)).toBe('noindex, follow')
  expect(await listed(COPY)).toBe(false)
  expect(await robotsOf(ORIGINAL)).toContain('index, follow')
  expect(await listed(ORIGINAL)).toBe(true)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Below the limit' }).click()
  await expect(page.getByRole('link', { name: 'Below the limit' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Allowed: different enough')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row(COPY)).toBeVisible()
  await expectAccessible(page)

  const own = Array.from({ length: 320 }, (_, at) => `own${at}`).join(' ')
  await desk.post('/api/admin/page-content-sections', {
    pagePath: COPY,
    sectionType: 'text',
    sectionKey: 'about-littleton',
    title: 'Littleton',
    active: true,
    content: { html: `<p>${own}</p>` },
  })
  await expect.poll(async () => (await page.request.get(desk.url + COPY)).text()).toContain('own319')
  await checkNow()
  await expect(row(COPY)).toHaveCount(0)
  expect(await robotsOf(COPY)).toContain('index, follow')
  expect(await listed(COPY)).toBe(true)
})

test('feature E2: a landing page’s form shows how much of the page is unique', async ({ page, desk }) => {
  const { rows } = await desk.sql.query(
    "select id from landing_page_templates where slug = 'visit-juniper-house'",
  )
  await desk.sql.query(
    `insert into page_uniqueness (path, peer_group, rank, words, shingles, score, similar_path, read_at, checked_at)
    values ('/visit-juniper-house', 'landing pages', 1, 900, '', 9, '/denver-senior-living', now(), now())
    on conflict (path) do update set score = 9`,
  )
  await desk.open(`landing-page-templates/${rows[0].id}`)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Uniqueness' }) })
  await expect(panel).toContainText('9% of this page’s text is not on any older')
  await expect(panel).toContainText('Blocked: below 15%')
  await panel.getByRole('link', { name: 'All compared pages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page uniqueness')
})
