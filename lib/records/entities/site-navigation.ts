import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, select, text, url } from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'

const shown = boolean({ default: true, label: 'Shown on the site' })
const words = (required: string) => text({ required, max: 60, label: 'Words' })

const links = {
  label: words('Words are required'),
  href: url({ page: true, required: 'Say where it leads', label: 'Leads to' }),
  visible: shown,
}

/** The header fits this many at 1280 px. */
const MAX_ENTRIES = 8
const MAX_LINKS = 12

export const siteNavigation = defineEntity({
  name: 'siteNavigation',
  table: 'site_navigation',
  area: 'content',
  kind: 'single',
  title: 'footerNote',
  labels: { one: 'menu and footer', many: 'menus and footers' },
  about: 'The menu at the top of every page, and the footer. A link whose page is gone is not shown.',
  menu: {
    group: 'Pages',
    icon: 'Signpost',
    synonyms: 'menu header footer links navigation',
    help: [
      {
        question: 'How do I change the menu of the site?',
        answer: 'Open the site menu, add, move or remove entries, and save.',
        synonyms: 'navigation header footer links',
      },
    ],
  },
  groups: { Menu: ['menu'], Footer: ['footer'], 'Last lines': ['legal', 'footerNote'] },
  publicPaths: () => ['/'],
  publication: {},
  fields: {
    menu: groups(
      {
        label: words('Words are required'),
        kind: select(['page', 'list'], {
          default: 'page',
          label: 'What it does',
          labels: { page: 'Leads to a page', list: 'Opens a list of links' },
        }),
        href: url({ page: true, label: 'Leads to', unless: { part: 'kind', is: 'list' } }),
        careTypes: boolean({
          label: 'Begins with the kinds of care',
          hint: 'Those that are on the site, in their order',
          unless: { part: 'kind', is: 'page' },
        }),
        visible: shown,
        links: groups(links, {
          entry: 'link',
          label: 'Links in the list',
          max: MAX_LINKS,
          titled: 'label',
          unless: { part: 'kind', is: 'page' },
        }),
      },
      {
        entry: 'entry',
        label: 'Entries of the menu',
        hint: 'From left to right; on phones from top to bottom',
        max: MAX_ENTRIES,
        titled: 'label',
        check: menuError,
      },
    ),
    footer: groups(
      {
        heading: text({ max: 60, hint: 'Without one the company’s name' }),
        begins: select(['nothing', 'cities', 'care'], {
          default: 'nothing',
          label: 'Begins with',
          labels: { nothing: 'Its own links', cities: 'Cities of our communities', care: 'Kinds of care' },
        }),
        visible: shown,
        links: groups(links, { entry: 'link', label: 'Links', max: MAX_LINKS, titled: 'label' }),
      },
      { entry: 'column', label: 'Columns of the footer', max: 4, titled: 'heading' },
    ),
    legal: groups(links, { entry: 'link', label: 'Links in the last line', max: MAX_LINKS, titled: 'label' }),
    footerNote: longText({
      max: 300,
      label: 'Words behind the address',
      hint: 'At the very end of every page',
    }),
  },
})

/** Finds an entry that neither links to a page nor opens a list. */
function menuError(entries: Record<string, unknown>[]) {
  const at = entries.findIndex(({ kind, href }) => kind === 'page' && !href)
  if (at !== -1) return { at, part: 'href', message: 'Say where it leads' }
  const empty = entries.findIndex(
    ({ kind, careTypes, links }) => kind === 'list' && !careTypes && (links as unknown[]).length === 0,
  )
  return empty === -1 ? null : { at: empty, part: 'links', message: 'Add a link, or the kinds of care' }
}
