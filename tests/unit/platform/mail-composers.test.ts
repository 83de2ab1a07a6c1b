import { describe, expect, test } from 'vitest'
import { type MailCompany, unnamedCompany } from '@/lib/platform/mail/mail-company'
import { mailComposers } from '@/tests/support/mail-composers'
import { sourceFiles } from '@/tests/support/source-files'

// Generated from the composers that lib declares, so that a new one is tested too.

const COMPANY: MailCompany = {
  name: 'Evergrove Senior Living',
  phone: { display: '(303) 555-0100', dial: '+13035550100' },
  email: 'hello@evergrove.example',
  address: ['1201 Pearl Street', 'Boulder, CO 80302'],
  look: unnamedCompany().look,
}
const STOP = 'https://www.example.com/api/bulletins/0'

/** As one word, as many words, as a host, as markup, and longer than any mail may be. */
const HOSTILE = [
  'You won $1,000! Claim at https://prize.example/now',
  'prize.example',
  'https://prize.example',
  'Ann<script>alert(1)</script>\r\nBcc: all@prize.example',
]

const composers = await mailComposers()

test('every composer is found, under a name of its own', () => {
  expect(composers.length).toBeGreaterThanOrEqual(15)
  const names = composers.map(({ composer }) => composer.name)
  expect(new Set(names).size).toBe(names.length)
})

test('only the layout writes the HTML of a mail, and only declared composers are queued', () => {
  const outside = sourceFiles('lib').filter(({ path }) => !path.startsWith('lib/platform/mail/'))
  const made = /\bmailHtml\(|\bmailPage\(|as (?:ComposedMail|Letter)\b|kind: (?:visitorMail|accountMail)\b/
  expect(outside.filter(({ text }) => made.test(text)).map(({ path }) => path)).toEqual([])
})

describe.each(composers.map(({ composer }) => [composer.name, composer] as const))('%s', (_, composer) => {
  const written = (typed: string) =>
    composer.samples(typed).map((input) => composer.write(input, COMPANY, STOP))

  test('has samples', () => expect(composer.samples('Ann').length).toBeGreaterThan(0))

  test.runIf(composer.by === 'stranger' && composer.reader === 'visitor')(
    'T106: what a stranger typed says nothing in a mail to an address of their choice',
    () => {
      for (const typed of HOSTILE) {
        for (const { subject, text, html } of written(typed)) {
          const all = `${subject}\n${text}\n${html}`
          expect(all).not.toContain('prize.example')
          expect(all).not.toContain('$1,000')
          expect(all).not.toContain('<script')
        }
      }
    },
  )

  test('T106: what was typed stays text, in one line of the header', () => {
    for (const typed of HOSTILE) {
      for (const { subject, html } of written(typed)) {
        expect(subject).not.toMatch(/[\r\n]/)
        expect(html).not.toContain('<script')
      }
    }
  })

  test('shows the company: logo, telephone, postal address', () => {
    for (const { text, html } of written('Ann')) {
      expect(html).toMatch(/<img src="http[^"]+\.png" width="\d+" height="\d+" alt="Evergrove Senior Living"/)
      expect(html).toContain('href="tel:+13035550100"')
      expect(html).toContain('1201 Pearl Street, Boulder, CO 80302')
      expect(html).toContain('query=1201%20Pearl%20Street')
      for (const part of [
        'Evergrove Senior Living',
        '(303) 555-0100',
        '1201 Pearl Street',
        'Boulder, CO 80302',
      ])
        expect(text).toContain(part)
      expect(`${text}${html}`).not.toContain('undefined')
    }
  })

  test('plain text says all: heading, values and the address of every link', () => {
    for (const input of composer.samples('Ann')) {
      const { text, html } = composer.write(input, COMPANY, STOP)
      const { heading, paragraphs, facts, links } = composer.compose(input)
      const said = [
        heading,
        ...paragraphs,
        ...facts.map(({ value }) => value),
        ...links.map(({ href }) => href),
      ]
      for (const words of said) expect(text).toContain(words)
      expect((html.match(/class="button"/g) ?? []).length).toBe(links.length > 0 ? 1 : 0)
    }
  })

  test('renders in Outlook, in dark mode, and under 60 KB', () => {
    for (const { text, html } of [...written('Ann'), ...written('"<&>\'😀'.repeat(5_000))]) {
      expect(Buffer.byteLength(html)).toBeLessThan(60_000)
      expect(Buffer.byteLength(text)).toBeLessThan(60_000)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      expect(html).toContain('@media (prefers-color-scheme:dark)')
      expect(html).not.toMatch(/display:\s*(?:flex|grid)/)
      for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"')
      expect(html).toMatch(
        /class="button" bgcolor="#\w{6}" height="52"/.test(html) ? /./ : /^(?!.*class="button")/s,
      )
    }
  })

  test('T107: a bulletin has a link that stops it, and no other mail has one', () => {
    const isBulletin = typeof composer.about === 'object'
    for (const { text, html } of written('Ann')) {
      expect(text.includes(STOP)).toBe(isBulletin)
      expect(html.includes(STOP)).toBe(isBulletin)
    }
    if (composer.reader === 'visitor') expect(composer.about).toBe('request')
  })
})
