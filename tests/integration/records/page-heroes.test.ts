import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { ROUTES } from '@/lib/site/seo/fixed-routes'
import { type Instance, startInstance } from '@/tests/support/instance'

/** Has its own sections and configuration (homepage_sections, homepage_config). */
const HOME = '/'

const written = (await db.page.findMany()).map(({ path }) => path)
const drawn = Object.keys(ROUTES).filter((path) => ROUTES[path]?.tables && path !== HOME)
const PAGES = [...drawn, ...written, '/memory-care', '/memory-care/boulder']

let site: Instance

beforeAll(async () => {
  await db.siteSettings.create({ data: { companyName: 'Evergrove Senior Living' } })
  const care = await db.careType.create({ data: { slug: 'memory-care', name: 'Memory Care' } })
  await db.community.create({
    data: {
      slug: 'lodge',
      name: 'Evergrove Lodge',
      city: 'Boulder',
      state: 'CO',
      careTypes: { create: { careTypeId: care.id } },
    },
  })
  await db.pageHero.createMany({
    data: PAGES.map((pagePath) => ({
      pagePath,
      title: `Head of ${pagePath}`,
      subtitle: `Lead of ${pagePath}`,
      ctaText: `Button of ${pagePath}`,
      ctaLink: `/search?q=${pagePath}`,
    })),
  })
  await db.pageContentSection.createMany({
    data: PAGES.map((pagePath) => ({
      pagePath,
      sectionType: 'text',
      sectionKey: 'own',
      title: `Section of ${pagePath}`,
      content: { html: `<p>Words of ${pagePath}.</p>` },
    })),
  })
  site = await startInstance('web', { databaseUrl: env().DATABASE_URL })
})

afterAll(() => site.stop())

test.each(PAGES)('the header and sections that staff write for %s appear on it', async (path) => {
  const answer = await fetch(site.url + path, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(200)
  const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(html).toMatch(new RegExp(`<h1[^>]*>Head of ${path}</h1>`))
  for (const words of [`Lead of ${path}`, `Button of ${path}`, `Section of ${path}`, `Words of ${path}.`])
    expect(html).toContain(words)
})
