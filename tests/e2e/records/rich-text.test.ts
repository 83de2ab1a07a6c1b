import type { Page } from 'playwright/test'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'

test.describe.configure({ mode: 'default' })

const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' })
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Formatting of bio' }).getByRole('button', { name, exact: true })

/** Pastes HTML into the editor through the page's clipboard. */
async function paste(page: Page, html: string) {
  await bio(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** Opens a published member's form with the cursor in its empty bio. */
async function writing(desk: Parameters<Parameters<typeof test>[2]>[0]['desk'], page: Page, slug: string) {
  const { id } = await desk.givenMember(slug, { active: true })
  await desk.open(`team-members/${id}`)
  await bio(page).click()
  const stored = async () =>
    (await desk.sql.query('select bio from team_members where id = $1', [id])).rows[0].bio as string
  return { id, stored }
}

test('D10: a link is set, changed and removed by keyboard, to a page found by name or to an address', async ({
  page,
  desk,
}) => {
  const { stored } = await writing(desk, page, 'links')
  await page.keyboard.type('Our house')
  await page.keyboard.press('Shift+Home')
  await tool(page, 'Link').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('juniper')
  await expect(dialog.getByRole('option', { name: /Juniper House community/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(bio(page)).toBeFocused()
  await expect(bio(page).getByRole('link', { name: 'Our house' })).toHaveAttribute(
    'href',
    '/communities/juniper-house',
  )

  // Changed to a phone number, as typed.
  await tool(page, 'Link').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Currently links to /communities/juniper-house')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('(303) 555-0140')
  await expect(dialog.getByRole('option', { name: /tel:\+13035550140/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await stored()).toBe('<p><a href="tel:+13035550140">Our house</a></p>')

  await bio(page).focus()
  await tool(page, 'Link').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Remove link' }).focus()
  await page.keyboard.press('Enter')
  await expect(bio(page).getByRole('link')).toHaveCount(0)
})

test('D10: a table is created and edited by keyboard, and keeps its headings on the site', async ({
  page,
  desk,
}) => {
  const { stored } = await writing(desk, page, 'tables')
  await tool(page, 'Table').focus()
  await page.keyboard.press('Enter')
  const bar = page.getByRole('group', { name: 'Table', exact: true })
  for (const words of ['Day', 'Time', 'Place', 'Monday', '10 am', 'Library']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  const press = async (name: string) => {
    await bar.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(bio(page)).toBeFocused()
  }
  await press('Row below')
  await press('Remove row')
  await press('Remove row')
  await press('Column after')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('Seats')
  await press('Heading column')
  await page.getByLabel('Table caption').fill('As of November 2026')
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const html = await stored()
  expect(html).toContain('<table><caption>As of November 2026</caption><thead><tr><th scope="col">Day</th>')
  expect(html).toContain('<th scope="col">Seats</th>')
  expect(html).toContain('<th scope="row">Monday</th>')
  expect((html.match(/<tr>/g) ?? []).length).toBe(2)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${desk.url}/team/tables`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Monday' })
  await expect(row.getByRole('cell', { name: '12' })).toBeVisible()
  await expectAccessible(page)
})

test('D10: a video is a link until it is clicked, then plays from a host that sets no cookies', async ({
  page,
  desk,
}) => {
  const asked: string[] = []
  await page.route(/^https:\/\/[^/]*(?:youtube|vimeo|ytimg)/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>Playing' })
  })
  const { stored } = await writing(desk, page, 'videos')
  await tool(page, 'Video').click()
  const dialog = page.getByRole('dialog', { name: 'Video' })
  await dialog.getByLabel('URL').fill('https://example.org/film')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter the URL of a YouTube or Vimeo video')).toBeVisible()
  await expect(dialog.getByText('Please enter what the video shows')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('URL').fill('https://youtu.be/aqz-KE-bpKQ?si=abc')
  await dialog.getByLabel('What the video shows').fill('A walk through the garden')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await stored()).toBe(
    '<figure data-video="youtube:aqz-KE-bpKQ"><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener">A walk through the garden</a></figure>',
  )

  // By a link from another page: the first document's policy applies to both.
  await page.goto(`${desk.url}/team`)
  await page.getByRole('link', { name: /Name of videos/ }).click()
  const video = page.getByRole('link', { name: 'A walk through the garden' })
  await expect(video).toBeVisible()
  await expect(page.getByText('Plays from YouTube, which then sees your visit.')).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
  await video.press('Enter')
  const player = page.frameLocator('iframe[title="A walk through the garden"]').frameLocator('iframe')
  await expect(player.getByText('Playing')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'])
})

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US>
<!--StartFragment--><p class=MsoTitle>Winter at home</p>
<h1 style='mso-outline-level:1'><span style='mso-bookmark:_Toc1'>Before the snow<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span style='font-size:12.0pt;mso-bidi-font-size:11.0pt'>Check the <b style='mso-bidi-font-weight:normal'>furnace</b> and the <i>roof</i>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Blankets<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Wool<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Then<a name="_Toc2"></a></h2>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Call us</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Wait</p>
<!--EndFragment--></body></html>`

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Meals</span></h2><p dir="ltr"><span style="font-weight:700;color:#000">Breakfast</span><span style="font-weight:400"> is </span><span style="font-style:italic;font-weight:400">late</span><span>. </span><a href="https://www.google.com/url?q=https://example.org/menu&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">Menu</span></a></p><br /><ul style="margin:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Oats</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span>Eggs</span></p></li></ul></b>`

test('D10: text pasted from Word and Google Docs becomes clean headings, lists and emphasis', async ({
  page,
  desk,
}) => {
  const { stored } = await writing(desk, page, 'pasted')
  await paste(page, WORD)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await stored()).toBe(
    '<h2>Winter at home</h2><h2>Before the snow</h2><p>Check the <strong>furnace</strong> and the <em>roof</em>.</p>' +
      '<ul><li><p>Blankets</p><ul><li><p>Wool</p></li></ul></li><li><p>Water</p></li></ul>' +
      '<h3>Then</h3><ol><li><p>Call us</p></li><li><p>Wait</p></li></ol>',
  )
  await bio(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, GOOGLE)
  await save(page).click()
  await expect
    .poll(stored)
    .toBe(
      '<h2>Meals</h2><p><strong>Breakfast</strong> is <em>late</em>. <a href="https://example.org/menu" rel="noopener">Menu</a></p>' +
        '<ul><li><p>Oats</p></li><li><p>Eggs</p></li></ul>',
    )
})

test('D10: an administrator edits the HTML and sees what was removed; an editor has no such button', async ({
  page,
  desk,
}) => {
  const { id, stored } = await writing(desk, page, 'source')
  await tool(page, 'HTML').click()
  const dialog = page.getByRole('dialog', { name: 'HTML of bio' })
  await dialog
    .getByRole('textbox', { name: 'HTML' })
    .fill('<p onclick="x()">Sings</p><script>alert(1)</script><iframe src="https://a.example"></iframe>')
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(dialog.getByRole('alert')).toContainText('onclick of <p>')
  await expect(dialog.getByRole('alert')).toContainText('<script>')
  await expect(dialog.getByRole('textbox', { name: 'HTML' })).toHaveValue('<p>Sings</p>')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(bio(page)).toHaveText('Sings')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await stored()).toBe('<p>Sings</p>')

  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
  await desk.open(`team-members/${id}`)
  await expect(tool(page, 'Video')).toBeVisible()
  await expect(tool(page, 'HTML')).toHaveCount(0)
})
