import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readConfirmationParameters } from '@/components/site/confirmation/confirmation-parameters'
import { ErrorContent } from '@/components/site/frame/error-content'
import { internalPath } from '@/components/site/frame/internal-path'
import { ariaCurrent, isWithin } from '@/components/site/frame/navigation'
import { TourLink } from '@/components/site/tour-link'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { companyCopy } from '@/lib/platform/company-copy'

test('the active item is found by path prefix, at the borders of segments', () => {
  expect(isWithin('/blog/winter', '/blog')).toBe(true)
  expect(isWithin('/blogroll', '/blog')).toBe(false)
  expect(ariaCurrent('/team', '/team')).toBe('page')
  expect(ariaCurrent('/team/renee', '/team')).toBe('true')
  expect(ariaCurrent('/', '/team')).toBeUndefined()
})

const here = { origin: 'https://evergrove.example', pathname: '/team', search: '' } as Location

function link(href: string, more: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
  const { origin, pathname, search, hash, href: full } = new URL(href, here.origin)
  const { download = null } = more as { download?: string | null }
  const hasAttribute = (name: string) => name === 'download' && download !== null
  return {
    origin,
    pathname,
    search,
    hash,
    href: full,
    target: '',
    hasAttribute,
    ...more,
  } as HTMLAnchorElement
}

test('links to other pages of the site change the page without a reload', () => {
  expect(internalPath(link('/communities?city=boulder#list'), here)).toBe('/communities?city=boulder#list')
  expect(internalPath(link('/team?role=nurse'), here)).toBe('/team?role=nurse')
})

test('links to anything else are left to the browser', () => {
  const left = [
    'https://maps.example/',
    'tel:+13035550140',
    '/admin',
    '/login',
    '/api/user',
    '/media/a/plan.pdf',
    '/events/a.ics',
    '#main',
  ]
  for (const href of left)
    expect(internalPath(link(href.startsWith('#') ? `/team${href}` : href), here), href).toBeNull()
  expect(internalPath(link('/blog', { target: '_blank' }), here)).toBeNull()
  expect(internalPath(link('/blog', { download: '' }), here)).toBeNull()
})

test('a tour trigger is a link to the form with its subject', () => {
  const html = renderToStaticMarkup(
    <TourLink communityId="c1" floorPlanId="p1" floorPlanName="The Finch">
      Visit
    </TourLink>,
  )
  expect(html).toContain('href="/contact?community=c1&amp;plan=p1#tour"')
  expect(html).toContain('data-schedule-tour=""')
  expect(html).toContain('data-floor-plan-name="The Finch"')
  expect(renderToStaticMarkup(<TourLink>Visit</TourLink>)).toContain('href="/contact#tour"')
})

test('both error screens mention a notification only if one is sent, and always the phone', () => {
  const phone = { display: '(303) 555-0140', dial: '+13035550140' }
  const props = { error: null, phone, hours: null }
  const refresh = () => renderToStaticMarkup(<ErrorContent {...props} />)
  const again = () => renderToStaticMarkup(<ErrorContent {...props} onRetry={() => {}} />)
  for (const screen of [refresh(), again()]) {
    expect(screen).toContain('Something went wrong')
    expect(screen).toContain('href="tel:+13035550140"')
    expect(screen).not.toContain('notified')
  }
  expect(refresh()).toContain('Refresh Page')
  expect(again()).toContain('Try Again')

  const content = JSON.stringify({ dsn: 'http://k@127.0.0.1/1', release: 'r', environment: 'e' })
  vi.stubGlobal('document', { querySelector: () => ({ content }) })
  expect(refresh()).toContain(
    'We&#x27;ve been notified of this issue and will look into it. Please try refreshing the page.',
  )
  expect(again()).toContain('We&#x27;ve been notified and will fix this soon. Please try again.')
  vi.unstubAllGlobals()
})

test('T59: the confirmation accepts one word as a name and nothing overlong', () => {
  expect(
    readConfirmationParameters({ txn: 'k', community: ' Juniper House ', name: 'Renée O’Brien' }),
  ).toEqual({
    txn: 'k',
    community: 'Juniper House',
    firstName: 'Renée',
  })
  const hostile = readConfirmationParameters({
    txn: 'x'.repeat(500),
    community: ['a', 'b'],
    name: '<b>Call</b> 1-900',
  })
  expect(hostile).toEqual({ txn: 'x'.repeat(128), community: 'a', firstName: '' })
  expect(readConfirmationParameters({}).firstName).toBe('')
})

test('a reference is the end of the transaction id', () => {
  expect(leadReference('a895e2e0-fad6-4c93-84ba-fee9506a18fa')).toBe('6A18FA')
  expect(leadReference('')).toBe('')
})

test('the brand is the word before "Senior Living"', () => {
  expect(companyCopy('Evergrove Senior Living', 'CO')).toEqual({
    word: 'Evergrove',
    line: 'Senior living in Colorado',
  })
  expect(companyCopy('Lakeview', null)).toEqual({ word: 'Lakeview', line: 'Senior living' })
  expect(companyCopy('Senior Living', 'XX').word).toBe('Senior Living')
})
