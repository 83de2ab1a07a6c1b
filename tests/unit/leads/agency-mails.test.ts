import { describe, expect, test } from 'vitest'
import { isVerified } from '@/lib/leads/mailbox/authentication'
import { htmlLines } from '@/lib/leads/mailbox/html-lines'
import type { MailRule } from '@/lib/leads/referral-agencies/mail-fields'
import { readFields } from '@/lib/leads/referral-agencies/read-fields'
import { isComplete, requestOfMail } from '@/lib/leads/referral-agencies/request-of-mail'
import { isSender, readSender } from '@/lib/leads/referral-agencies/senders'

const RULES: MailRule[] = [
  { label: 'Contact', field: 'familyName' },
  { label: 'Phone:', field: 'phone' },
  { label: 'Email', field: 'email' },
  { label: 'Move-in', field: 'timeline' },
  { label: 'Comments', field: 'notes' },
]

const FOUND = { familyName: 'Edith Holm', phone: '(303) 555-0142' }

describe("values found by an agency's labels", () => {
  test.each([
    ['on their own line', 'Contact: Edith Holm\nPhone: (303) 555-0142'],
    ['whatever their case and the spaces', 'CONTACT :  Edith Holm\n  phone:(303) 555-0142'],
    ['on the next line', 'Contact:\nEdith Holm\n\nPhone\n\n(303) 555-0142'],
    ['after a dash', 'Contact - Edith Holm\nPhone – (303) 555-0142'],
    ['in a forwarded mail', '> Contact: Edith Holm\n> > Phone: (303) 555-0142'],
    ['in a list', '* Contact: Edith Holm\n• Phone: (303) 555-0142'],
    ['with the line ends of Windows', 'Contact: Edith Holm\r\nPhone: (303) 555-0142\r\n'],
    ['after a label without a value', 'Contact:\nPhone: (303) 555-0142\nContact: Edith Holm'],
  ])('are read %s', (_, text) => {
    expect(readFields(text, RULES)).toEqual(FOUND)
  })

  test.each([
    [
      'a table',
      '<table><tr><td>Contact</td><td>Edith Holm</td></tr><tr><th>Phone:</th><td>(303) 555-0142</td></tr></table>',
    ],
    [
      'cells that hold blocks',
      '<tr><td><p>Contact</p></td><td><div>Edith<br>Holm</div></td></tr><tr><td>Phone</td><td><a href="tel:1">(303) 555-0142</a></td></tr>',
    ],
    ['paragraphs', '<p><b>Contact:</b> Edith&nbsp;Holm</p><p>Phone: (303) 555-0142<br>Fax</p>'],
    [
      'a table within a table',
      '<table><tr><td><table><tr><td>Contact</td><td>Edith Holm</td></tr></table></td></tr><tr><td>Phone</td><td>(303) 555-0142</td></tr></table>',
    ],
  ])('are read from HTML: %s', (_, html) => {
    expect(readFields(htmlLines(html), RULES)).toEqual(FOUND)
  })

  test('ignore a word that only begins like a label', () => {
    expect(readFields('Contacted: yesterday\nPhone number: 1\nEmailed us: no', RULES)).toEqual({})
  })

  test('end at the next label or the signature', () => {
    const text =
      'Comments: She likes light.\nAnd a garden.\n\nCalls at noon.\nReferred by: us\nEmail: a@b.example'
    expect(readFields(text, RULES)).toEqual({
      notes: 'She likes light.\nAnd a garden.\n\nCalls at noon.',
      email: 'a@b.example',
    })
    expect(readFields('Comments: Light\n-- \nCare Finders', RULES)).toEqual({ notes: 'Light' })
  })

  test('are extracted from a hostile mail in time', () => {
    const started = performance.now()
    readFields(`${'Contact '.repeat(20_000)}\n`.repeat(20) + '>'.repeat(200_000), RULES)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

describe('the request that a mail becomes', () => {
  const COMMUNITIES = [
    { id: '1', name: 'Evergrove' },
    { id: '2', name: 'Evergrove Boulder' },
    { id: '3', name: 'Casa Alameda' },
  ]

  test.each([
    ['Casa Alameda (Denver)', '3'],
    ['EVERGROVE  BOULDER', '2'],
    ['alameda', '3'],
    ['Somewhere else', null],
  ])('is for the community that “%s” names', (community, id) => {
    expect(requestOfMail({ community }, COMMUNITIES).communityId).toBe(id)
  })

  test('keeps invalid numbers, addresses and unknown communities in its message', () => {
    const read = {
      familyName: 'Edith',
      phone: 'ask us',
      email: 'none',
      community: 'Elsewhere',
      budget: '$6,000',
    }
    const request = requestOfMail(read, COMMUNITIES)
    expect(request).toMatchObject({ phone: '', email: '', communityId: null })
    expect(request.message).toBe(
      'Community: Elsewhere\nContact email: none\nContact phone: ask us\nBudget: $6,000',
    )
    expect(isComplete(request, read)).toBe(false)
  })

  test.each([
    [{ familyName: 'Edith', phone: '303 555 0142' }, true],
    [{ familyName: 'Edith', email: 'Edith <e@x.example>' }, true],
    [{ familyName: 'E', phone: '303 555 0142' }, false],
    [{ phone: '303 555 0142' }, false],
    [{ familyName: 'Edith', phone: '555', email: 'e@x.example' }, false],
  ])('from %j is complete: %s', (read, isEnough) => {
    expect(isComplete(requestOfMail(read, []), read)).toBe(isEnough)
  })
})

test('senders are addresses and domains including subdomains', () => {
  expect([readSender(' @Agency.example '), readSender('Leads@Agency.example'), readSender('agency')]).toEqual(
    ['agency.example', 'leads@agency.example', null],
  )
  expect(isSender('a@mail.agency.example', ['agency.example'])).toBe(true)
  expect(isSender('a@notagency.example', ['agency.example'])).toBe(false)
  expect(isSender('b@agency.example', ['a@agency.example'])).toBe(false)
})

describe('a sender is verified', () => {
  const said = (...values: string[]) => values.map((value) => ({ key: 'authentication-results', value }))
  const FROM = 'leads@agency.example'

  test.each([
    ['mx.us; dmarc=pass header.from=agency.example', true],
    ['mx.us; dkim=pass header.d=agency.example', true],
    ['mx.us; dkim=pass header.i=@agency.example', true],
    ['mx.us; spf=fail; dkim=pass (2048-bit key) header.d=agency.example', true],
    ['mx.us; dkim=pass header.d=attacker.example', false],
    ['mx.us; dkim=pass header.d=example', false],
    ['mx.us; dmarc=pass header.from=attacker.example', false],
    ['mx.us; dmarc=fail (dmarc=pass) header.from=agency.example', false],
    ['mx.us; spf=pass smtp.mailfrom=agency.example', false],
    ['mx.us; none', false],
  ])('when our server reports %s: %s', (value, is) => {
    expect(isVerified(said(value), FROM)).toBe(is)
  })

  test("by the topmost result only, or by our own server's", () => {
    const pass = 'forged.example; dkim=pass header.d=agency.example'
    expect(isVerified(said('mx.us; dkim=fail', pass), FROM)).toBe(false)
    expect(isVerified(said(pass), FROM, 'mx.us')).toBe(false)
    expect(isVerified(said(pass, 'mx.us 1; dkim=pass header.d=agency.example'), FROM, 'mx.us')).toBe(true)
    expect(isVerified([], FROM)).toBe(false)
  })
})
