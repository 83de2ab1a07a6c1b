import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, select, text, url } from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'

const shown = boolean({ default: true, label: 'Shown on the site' })
const words = (required: string) => text({ required, max: 60, label: 'Text' })

const links = {
  label: words('Text is required'),
  href: url({ page: true, required: 'Enter a page or URL', label: 'Page or URL' }),
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
  about: 'The menu at the top of every page, and the footer. Links to missing pages are hidden.',
  menu: {
    group: 'Pages',
    icon: 'Signpost',
    synonyms: 'menu header footer links navigation',
    help: [
      {
        question: 'How do I change the menu of the site?',
        answer: 'Open Menu and footer. Add, move or remove items, then publish.',
        synonyms: 'navigation header footer links',
      },
    ],
  },
  groups: { Menu: ['menu'], Footer: ['footer'], 'Bottom of the footer': ['legal', 'footerNote'] },
  publicPaths: () => ['/'],
  publication: {},
  fields: {
    menu: groups(
      {
        label: words('Text is required'),
        kind: select(['page', 'list'], {
          default: 'page',
          label: 'Type',
          labels: { page: 'Opens a page', list: 'Opens a list of links' },
        }),
        href: url({ page: true, label: 'Page or URL', unless: { part: 'kind', is: 'list' } }),
        careTypes: boolean({
          label: 'Start with the kinds of care',
          hint: 'Published kinds of care, in their order',
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
        entry: 'item',
        label: 'Menu items',
        hint: 'Shown from left to right, and on phones from top to bottom',
        max: MAX_ENTRIES,
        titled: 'label',
        check: menuError,
      },
    ),
    footer: groups(
      {
        heading: text({ max: 60, hint: 'Leave empty to show the company name' }),
        begins: select(['nothing', 'cities', 'care'], {
          default: 'nothing',
          label: 'Starts with',
          labels: { nothing: 'Its own links', cities: 'Cities of the communities', care: 'Kinds of care' },
        }),
        visible: shown,
        links: groups(links, { entry: 'link', label: 'Links', max: MAX_LINKS, titled: 'label' }),
      },
      { entry: 'column', label: 'Footer columns', max: 4, titled: 'heading' },
    ),
    legal: groups(links, {
      entry: 'link',
      label: 'Links at the bottom',
      max: MAX_LINKS,
      titled: 'label',
    }),
    footerNote: longText({
      max: 300,
      label: 'Text after the address',
      hint: 'Shown at the end of every page',
    }),
  },
})

/** Finds an entry that neither links to a page nor opens a list. */
function menuError(entries: Record<string, unknown>[]) {
  const at = entries.findIndex(({ kind, href }) => kind === 'page' && !href)
  if (at !== -1) return { at, part: 'href', message: 'Enter a page or URL' }
  const empty = entries.findIndex(
    ({ kind, careTypes, links }) => kind === 'list' && !careTypes && (links as unknown[]).length === 0,
  )
  return empty === -1 ? null : { at: empty, part: 'links', message: 'Add a link, or the kinds of care' }
}
