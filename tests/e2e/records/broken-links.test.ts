import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('a broken link is listed with its form, checked again, and leaves the list once it is fixed', async ({
  page,
  desk,
}) => {
  const bio = '<p>See <a href="/menus-of-old">our menu</a> and <a href="/cellar">the cellar</a>.</p>'
  const { id } = await desk.givenMember('linking', { bio })
  await desk.sql.query(
    `insert into link_findings (id, entity, entity_id, field, href, words, reason, since, checked_at)
    select gen_random_uuid(), 'teamMember', $1, 'bio', link, link, 'There is no page at this URL', now() - interval '9 days',
      '2020-06-15T12:00:00Z'
    from unnest($2::text[]) as link`,
    [id, ['/menus-of-old', '/cellar']],
  )
  await desk.open('links')
  const row = (href: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: href })
  await expect(row('/cellar')).toContainText('There is no page at this URL')
  await expectAccessible(page)
  await row('/cellar').getByRole('button', { name: 'Check again /cellar' }).click()
  await expect(row('/cellar').getByRole('status')).toHaveText('Still broken')
  // Each check reloads the list, which then omits fixed links.
  await expect(row('/cellar')).not.toContainText('Jun 15, 2020')

  await desk.post('/api/admin/redirects', { fromPath: '/cellar', toPath: '/team' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await row('/cellar').getByRole('button', { name: 'Check again /cellar' }).click()
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText('This link works again', { exact: true }),
  ).toBeVisible()
  await expect(row('/cellar')).toHaveCount(0)

  await row('/menus-of-old').getByRole('link', { name: 'Open Name of linking (team member)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name of linking')
})
