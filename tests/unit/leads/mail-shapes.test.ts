import { describe, expect, test } from 'vitest'
import { readRaw } from '@/lib/leads/mailbox/read-raw'
import { rulesIn } from '@/lib/leads/referral-agencies/mail-fields'
import { readFields } from '@/lib/leads/referral-agencies/read-fields'
import { isComplete, requestOfMail } from '@/lib/leads/referral-agencies/request-of-mail'
import { AGENCY, mailOf } from '@/tests/support/agency-mail'

const KB = 1024

/** A raw mail of the agency with a body of its own. */
function mailWith(contentType: string, body: string | Buffer, headers: string[] = []): Buffer {
  const head = [
    'Authentication-Results: mx.evergrove.example; dkim=pass header.d=carefinders.example',
    'From: Care Finders <leads@carefinders.example>',
    'Subject: New referral',
    'Message-ID: <1@carefinders.example>',
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: ${contentType}`,
    '',
    '',
  ].join('\r\n')
  return Buffer.concat([Buffer.from(head), Buffer.from(body)])
}

type PartShape = [contentType: string, body: string, ...headers: string[]]

function multipart(kind: string, ...parts: PartShape[]): Buffer {
  const pieces = parts.map(([type, body, ...headers]) =>
    ['--part', `Content-Type: ${type}`, ...headers, '', body].join('\r\n'),
  )
  return mailWith(`multipart/${kind}; boundary="part"`, [...pieces, '--part--', ''].join('\r\n'))
}

/** The request that the agency's rules find; null when a person has to read the mail. */
async function requestIn(raw: string | Buffer) {
  const { text } = await readRaw(Buffer.from(raw))
  const read = readFields(text, rulesIn(AGENCY.rules))
  const request = requestOfMail(read, [])
  return isComplete(request, read) ? request : null
}

const EDITH = { name: 'Edith Holm', phone: '(303) 555-0142' }
const FIELDS = 'Contact: Edith Holm\r\nPhone: (303) 555-0142\r\n'
const ROWS =
  '<table><tr><td>Contact:</td><td>Edith Holm</td></tr><tr><td>Phone</td><td>(303) 555-0142</td></tr></table>'
const PICTURE = 'A'.repeat(76).concat('\r\n').repeat(4200)

describe('T95: the part with the words and the number is read', () => {
  test.each<[string, Buffer]>([
    [
      'beside a placeholder',
      multipart('alternative', ['text/plain', 'Please open this email in a browser.'], ['text/html', ROWS]),
    ],
    [
      'beside the mark of a picture',
      multipart('alternative', ['text/plain', '[cid:image001.png@01DB]'], ['text/html', ROWS]),
    ],
    [
      'beside the first words',
      multipart('alternative', ['text/plain', 'New referral for Denver ...'], ['text/html', ROWS]),
    ],
    [
      'beside a tracking number and a long address',
      multipart(
        'alternative',
        ['text/plain', `See https://carefinders.example/r/30355501429912?${'x'.repeat(300)}`],
        ['text/html', ROWS],
      ),
    ],
    [
      'in the text beside an empty page',
      multipart('alternative', ['text/plain', FIELDS], ['text/html', '<p></p>']),
    ],
    [
      'in the text beside a page without the number',
      multipart(
        'alternative',
        ['text/plain', FIELDS],
        ['text/html', `<p>${'Welcome to Care Finders. '.repeat(30)}</p>`],
      ),
    ],
    [
      'behind a picture of 320 KB',
      multipart(
        'mixed',
        ['image/png; name="logo.png"', PICTURE, 'Content-Transfer-Encoding: base64'],
        ['text/plain', FIELDS],
      ),
    ],
    [
      'behind a picture within the markup',
      mailWith('text/html', `<img src="data:image/png;base64,${'A'.repeat(300 * KB)}">${ROWS}`),
    ],
    [
      'in a forwarded mail',
      multipart(
        'mixed',
        ['text/plain', ''],
        ['message/rfc822', `Subject: inner\r\nContent-Type: text/plain\r\n\r\n${FIELDS}`],
      ),
    ],
    [
      'in an attached mail',
      multipart(
        'mixed',
        ['text/plain', 'See below'],
        [
          'message/rfc822',
          `Subject: inner\r\nContent-Type: text/html\r\n\r\n${ROWS}`,
          'Content-Disposition: attachment; filename="lead.eml"',
        ],
      ),
    ],
    [
      'in an attached mail in base64',
      multipart('mixed', [
        'message/rfc822',
        Buffer.from(`Content-Type: text/plain\r\n\r\n${FIELDS}`).toString('base64'),
        'Content-Disposition: attachment',
        'Content-Transfer-Encoding: base64',
      ]),
    ],
    [
      'in an attached text',
      multipart('mixed', ['text/plain', FIELDS, 'Content-Disposition: attachment; filename="lead.txt"']),
    ],
    ['in parts that were announced and never came', mailWith('multipart/mixed', FIELDS)],
  ])('%s', async (_, raw) => {
    expect(await requestIn(raw)).toMatchObject(EDITH)
  })

  test('both formats are kept when each has a number of its own', async () => {
    const raw = multipart(
      'alternative',
      ['text/plain', 'Call 303-555-0101'],
      ['text/html', '<p>Or 303-555-0102</p>'],
    )
    const { text } = await readRaw(raw)
    expect(text).toContain('303-555-0101')
    expect(text).toContain('303-555-0102')
  })

  test('a mail of which something cannot be read says so and keeps its original', async () => {
    const winmail: PartShape = [
      'application/ms-tnef; name="winmail.dat"',
      'eJ8+IgAA',
      'Content-Transfer-Encoding: base64',
    ]
    const alone = await readRaw(multipart('mixed', ['text/plain', ' '], winmail))
    expect(alone.text).toBe(
      'The text of this email is in an attachment that could not be read: winmail.dat. Open the original.',
    )
    const beside = await readRaw(multipart('mixed', ['text/plain', FIELDS], winmail))
    expect(beside.text).toContain('Attached, not shown here: winmail.dat')
    expect(Buffer.from(beside.original ?? '').includes('eJ8+IgAA')).toBe(true)
    expect(await requestIn(multipart('mixed', ['text/plain', FIELDS], winmail))).toMatchObject(EDITH)
    const logo = multipart('mixed', ['text/plain', FIELDS], ['image/png', 'AA'])
    expect((await readRaw(logo)).original).toBeNull()
  })

  test.each<[string, PartShape, PartShape]>([
    [
      'a fax',
      ['text/plain', 'A fax for you'],
      ['image/tiff; name="fax.tif"', 'AA', 'Content-Disposition: attachment'],
    ],
    ['a photograph without words', ['text/plain', ''], ['image/jpeg; name="fax.tif"', 'AA']],
    ['a PDF', ['text/html', '<p>See it</p>'], ['application/pdf; name="fax.tif"', 'AA']],
  ])('%s keeps its original and is named', async (_, ...parts) => {
    const read = await readRaw(multipart('mixed', ...parts))
    expect(read.text).toContain('fax.tif')
    expect(read.original).not.toBeNull()
  })
})

describe('T95: lines of HTML stay lines', () => {
  test.each([
    [
      'paragraphs in a layout table',
      '<table><tr><td><p>Contact: Edith Holm</p><p>Phone: (303) 555-0142</p></td></tr></table>',
    ],
    [
      'divs in a layout table',
      '<table><tr><td><div>Contact: Edith Holm</div><div>Phone: (303) 555-0142</div></td></tr></table>',
    ],
    [
      'line breaks in a cell',
      '<table><tr><td>Contact: Edith Holm<br>Phone: (303) 555-0142<br>Care: any</td></tr></table>',
    ],
    ['a table within a cell', `<table><tr><td>${ROWS}</td></tr></table>`],
    [
      'two columns of a layout',
      `<table><tr><td><img alt=""><p>Denver</p><p>Colorado</p></td><td>${ROWS}</td></tr></table>`,
    ],
    [
      'a list in a cell',
      '<table><tr><td><ul><li>Contact: Edith Holm<li>Phone: (303) 555-0142</ul></td></tr></table>',
    ],
    ['a table that never ends', '<table><tr><td>Logo<p>Contact: Edith Holm<br>Phone: (303) 555-0142'],
    [
      'cells without a row',
      '<table><td>Contact</td><td>Edith Holm</td><tr><td>Phone<td>(303) 555-0142</table>',
    ],
    [
      'a list of definitions',
      '<dl><dt>Contact:</dt><dd>Edith Holm</dd><dt>Phone</dt><dd>(303) 555-0142</dd></dl>',
    ],
    [
      'a list of definitions with paragraphs',
      '<dl><dt>Contact</dt><dd><p>Edith Holm</p></dd><dt>Phone</dt><dd><p>(303) 555-0142</p></dd></dl>',
    ],
    [
      'four cells in a row',
      '<table><tr><td>Contact</td><td>Edith Holm</td><td>Phone</td><td>(303) 555-0142</td></tr></table>',
    ],
    [
      'bold labels without a colon',
      '<p><strong>Contact</strong> <span>Edith Holm</span></p><p><b>Phone</b>(303) 555-0142</p>',
    ],
    [
      'spans as labels',
      '<p><span>Contact</span> <span>Edith Holm</span></p><p><span>Phone </span><a href="tel:+1">(303) 555-0142</a></p>',
    ],
    [
      'spans shown as blocks',
      '<span style="display:block">Contact: Edith Holm</span><span style="color:red;display: block">Phone: (303) 555-0142</span>',
    ],
    ['preformatted text', '<pre>Contact: Edith Holm\nPhone: (303) 555-0142</pre>'],
  ])('%s', async (_, html) => {
    expect(await requestIn(mailWith('text/html', html))).toMatchObject(EDITH)
  })

  test('T73: hostile markup is read in time', async () => {
    const started = performance.now()
    const nested = '<table><tr><td>x'.repeat(10_000)
    const spans = '<span>a</span> <b>bcd</b>'.repeat(5_000)
    const bombs = [nested, spans, '<'.repeat(100_000), 'data:'.repeat(20_000), 'a '.repeat(50_000)]
    for (const html of bombs) await readRaw(mailWith('text/html', `${html}<p>Call 303-555-0142</p>`))
    const { text } = await readRaw(mailWith('text/html', `${nested}<p>Call <b>303-555-0142</b></p>`))
    expect(text).toContain('Call\n303-555-0142')
    const name = `${' '.repeat(30_000)}via`
    await readRaw(
      Buffer.from(
        mailOf({ from: `"x${name}" <a@b.example>`, headers: [`X-Original-Sender: ${'a'.repeat(60_000)}`] }),
      ),
    )
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('words in several spans are not torn apart', async () => {
    const { text } = await readRaw(
      mailWith('text/html', '<p><span>D</span><span>ear all</span>, <b>D</b>enver</p>'),
    )
    expect(text).toBe('Dear all, Denver')
  })
})

describe('T95: labels are found however they are written', () => {
  const BOLD = ['', '*', '**', '_', '__']
  const COLONS = [':', ' :', '\uff1a', ' =', ' -', '\u00a0:', '']
  const written = BOLD.flatMap((mark) =>
    COLONS.flatMap((colon) => [
      [`${mark}Contact${colon}${mark}`, colon === '' ? '   ' : ' '],
      [`${mark}Contact${mark}${colon}`, colon === '' ? '\t' : '\u00a0 '],
    ]),
  )
  test.each(written)('%j', async (label, gap) => {
    const lines = [label + gap, label.replace('Contact', 'Phone') + gap]
    expect(readFields(`${lines[0]}Edith Holm\n${lines[1]}(303) 555-0142`, rulesIn(AGENCY.rules))).toEqual({
      familyName: 'Edith Holm',
      phone: '(303) 555-0142',
    })
  })

  test.each([
    ['with odd spaces within', 'Contact: Edith Holm\nPhone  (303) 555-0142\nCare \u00a0needed: Memory care'],
    [
      'with bold values',
      '**Contact:** **Edith Holm**\n*Phone:* *(303) 555-0142*\n*Care needed:* Memory care',
    ],
    [
      'behind a sentence that begins alike',
      'Contact us at any time\nContact: Edith Holm\nPhone (303) 555-0142\nCare needed: Memory care',
    ],
    [
      'with the address of a link',
      'Contact: Edith Holm\nPhone: (303) 555-0142<tel:+13035550142>\nCare needed: Memory care',
    ],
  ])('%s', async (_, words) => {
    const request = await requestIn(mailWith('text/plain; charset=utf-8', words))
    expect(request).toMatchObject(EDITH)
    if (words.includes('Care')) expect(request?.message).toContain('Kind of care: Memory care')
  })

  test('lines that a program broke are one line', async () => {
    const flowed = 'Contact: Edith \r\nHolm\r\nPhone: (303) \r\n555-0142\r\n'
    expect(await requestIn(mailWith('text/plain; format=flowed', flowed))).toMatchObject(EDITH)
    const spaced = flowed.replaceAll(' \r\n', '  \r\n')
    expect(await requestIn(mailWith('text/plain; format=flowed; delsp=yes', spaced))).toMatchObject(EDITH)
  })
})

describe('T95: Windows-1252 and its kin are read under any name', () => {
  const BYTES = Buffer.from('Contact: Zo\xeb D\x92Angelo \x96 x\r\nPhone: (303) 555\x960142\r\n', 'latin1')
  const READ = 'Contact: Zoë D’Angelo – x\nPhone: (303) 555–0142'
  const NAMES = [
    'windows-1252',
    'cp1252',
    'x-cp1252',
    'iso-8859-1',
    'ISO_8859-1:1987',
    'latin1',
    'us-ascii',
    'ascii',
  ]
  NAMES.push('utf-8', 'x-unknown', 'unknown-8bit', 'ansi', 'no such name', 'hex')

  test.each(NAMES)('%s', async (name) => {
    expect((await readRaw(mailWith(`text/plain; charset="${name}"`, BYTES))).text).toBe(READ)
  })

  test('without a name, and UTF-8 under a wrong one', async () => {
    expect((await readRaw(mailWith('text/plain', BYTES))).text).toBe(READ)
    const utf8 = await readRaw(mailWith('text/plain; charset=iso-8859-1', Buffer.from(READ)))
    expect(utf8.text).toBe(READ)
  })

  test.each([
    ['windows-1250', '=8Aimek =96', 'Šimek –'],
    ['iso-8859-2', '=A9imek =96', 'Šimek –'],
    ['windows-1251', '=CC=E0=EC=E0', 'Мама'],
    ['iso-8859-15', '=A4 100', '€ 100'],
    ['iso-2022-jp', '=1B$B$"=1B(B', 'あ'],
  ])('%s keeps its own letters', async (name, written, read) => {
    const raw = mailWith(`text/plain; charset=${name}`, written, [
      'Content-Transfer-Encoding: quoted-printable',
    ])
    expect((await readRaw(raw)).text).toBe(read)
  })

  test.each([
    ['=?windows-1252?Q?Mom=92s_room?=', 'Mom’s room'],
    ['=?iso-8859-1?Q?Mom=92s_room?=', 'Mom’s room'],
    ['=?x-unknown?Q?Mom=92s_room?=', 'Mom’s room'],
    ['=?windows-1250?Q?=8Aimek?=', 'Šimek'],
    ['Mom\x92s room', 'Mom’s room'],
  ])('in a subject and a name: %s', async (written, read) => {
    const raw = Buffer.from(mailOf({ from: `"X" <a@b.example>`, subject: written }), 'latin1')
    expect((await readRaw(raw)).subject).toBe(read)
    const named = Buffer.from(mailOf({ from: `${written} <a@b.example>` }), 'latin1')
    expect(await readRaw(named)).toMatchObject({ fromName: read, fromAddress: 'a@b.example' })
  })
})

describe('T95: phone numbers in mail', () => {
  test.each([
    ['(303) 555-0142', '(303) 555-0142', null],
    ['(303) 555-0142 (mobile)', '(303) 555-0142', 'mobile'],
    ['Cell: 303-555-0142', '303-555-0142', 'Cell'],
    ['303-555-0142, ext. 4', '303-555-0142 x4', null],
    ['(303) 555-0142 (ext. 12)', '(303) 555-0142 x12', null],
    ['303-555-0142 Ext-12', '303-555-0142 x12', null],
    ['303-555-0142 extn 12', '303-555-0142 x12', null],
    ['303-555-0142 ext # 12', '303-555-0142 x12', null],
    ['303-555-0142 extension 12 after 5 pm', '303-555-0142 x12', 'after 5 pm'],
    ['303-555-0142,,12#', '303-555-0142 x12', null],
    ['tel:+1-303-555-0142;ext=12', '+1-303-555-0142 x12', null],
    ['303-555-0142 / 720-555-0143', '303-555-0142', '720-555-0143'],
    ['303-555-0142, 720-555-0143', '303-555-0142', '720-555-0143'],
    ['office 555-0142 or 303.555.0143', '303.555.0143', '555-0142'],
    ['303\u2013555\u20130142', '303\u2013555\u20130142', null],
    ['+44 20 7946 0018', '+44 20 7946 0018', null],
  ])('%s', (phone, number, inMessage) => {
    const request = requestOfMail({ familyName: 'Edith', phone }, [])
    // A number that the lead form takes stays as it is written.
    if (request.phone !== phone) expect(request.phone).toBe(number)
    if (inMessage && request.phone !== phone) expect(request.message).toContain(inMessage)
    if (!inMessage) expect(request.message).toBe('')
  })

  test.each(['ask us', '555-0142', '123', ''])('%j is none', (phone) => {
    expect(requestOfMail({ familyName: 'Edith', phone }, []).phone).toBe('')
  })
})

describe('T95: who wrote a mail', () => {
  const FAMILY = {
    from: 'Ann Lee <ann@family.example>',
    text: 'Please call 303-555-0142.',
    subject: 'My father',
  }
  const GROUP = [
    'Precedence: list',
    'List-ID: <intake.evergrove.example>',
    'X-Original-Sender: ann@family.example',
  ]
  const SUPPRESS = 'X-Auto-Response-Suppress: All'

  test.each([
    ['through a group', { ...FAMILY, headers: [...GROUP, 'List-Unsubscribe: <mailto:u@groups.example>'] }],
    ['through a list', { ...FAMILY, headers: ['List-Id: <desk.hospital.example>'] }],
    ['with a way to unsubscribe', { ...FAMILY, headers: ['List-Unsubscribe: <mailto:u@family.example>'] }],
    ['as bulk mail', { ...FAMILY, headers: ['Precedence: bulk'] }],
    ['from a web form', { ...FAMILY, headers: ['Auto-Submitted: auto-generated'] }],
    ['with an empty return path', { ...FAMILY, headers: ['Return-Path: <>'] }],
    ['with a header against automatic answers', { ...FAMILY, headers: [SUPPRESS] }],
    ['that says it is not automatic', { ...FAMILY, headers: ['Auto-Submitted: no', 'X-Autoreply: no'] }],
    ['about a vacation', { ...FAMILY, subject: 'Out of office space, but not of questions' }],
    ['that answers an answering machine', { ...FAMILY, subject: 'Re: Automatic reply: Your visit' }],
    [
      'by a form of a mailing service',
      {
        ...FAMILY,
        text: 'Name: Ann Lee\nPhone: 303-555-0142',
        headers: [
          'List-Unsubscribe: <https://m.example/u>',
          'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        ],
      },
    ],
  ])('a person, %s', async (_, shape) => {
    expect((await readRaw(Buffer.from(mailOf(shape)))).automatic).toBeNull()
  })

  const AWAY = { ...FAMILY, text: 'I am out until Monday. Call 303-555-0142.' }
  test.each([
    [
      'Exchange',
      {
        ...AWAY,
        subject: 'Automatic reply: Your visit',
        headers: ['Auto-Submitted: auto-generated', SUPPRESS],
      },
    ],
    ['Exchange without headers', { ...AWAY, subject: 'Automatic reply: Your visit' }],
    [
      'a rule of Exchange',
      { ...AWAY, headers: [SUPPRESS, 'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent'] },
    ],
    ['suppress headers alone', { ...AWAY, subject: 'Out of office', headers: [SUPPRESS] }],
    [
      'Gmail',
      { ...AWAY, subject: 'Re: Your visit', headers: ['Auto-Submitted: auto-replied', 'Precedence: bulk'] },
    ],
    ['x-autoreply', { ...AWAY, headers: ['X-Autoreply: yes'] }],
    ['x-autorespond', { ...AWAY, headers: ['X-Autorespond: Out of office'] }],
    ['precedence', { ...AWAY, headers: ['Precedence: auto_reply'] }],
    ['a mail server', { ...AWAY, from: 'Mail Delivery System <MAILER-DAEMON@mx.example>' }],
    [
      'a mail server without a name',
      { ...AWAY, subject: 'Undelivered Mail Returned to Sender', headers: ['Return-Path: <>'] },
    ],
    ['a mail server about a recipient', { ...AWAY, headers: ['X-Failed-Recipients: ann@family.example'] }],
  ])('an answering machine: %s', async (_, shape) => {
    expect((await readRaw(Buffer.from(mailOf(shape)))).automatic).toBe('reply')
  })

  test('a delivery report, and a mailing to many', async () => {
    const report = mailWith(
      'multipart/report; report-type=delivery-status; boundary="b"',
      '--b\r\n\r\nfailed\r\n--b--',
    )
    expect((await readRaw(report)).automatic).toBe('reply')
    const offer = [
      'List-Unsubscribe: <https://n.example/u>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]
    expect((await readRaw(Buffer.from(mailOf({ ...FAMILY, headers: offer })))).automatic).toBe('bulk')
  })

  test('behind a group that puts its own address into From, and never as a confirmed sender', async () => {
    const shape = {
      ...FAMILY,
      from: "'Ann Lee' via Intake <intake@evergrove.example>",
      headers: [...GROUP, 'Reply-To: Ann Lee <ann@family.example>'],
    }
    expect(await readRaw(Buffer.from(mailOf(shape)))).toMatchObject({
      fromName: 'Ann Lee',
      fromAddress: 'ann@family.example',
      isVerified: false,
    })
    const forged = mailOf({ ...FAMILY, headers: ['X-Original-Sender: leads@carefinders.example'] })
    expect(await readRaw(Buffer.from(forged.replace('dkim=pass', 'dmarc=pass; dkim=pass')))).toMatchObject({
      fromAddress: 'leads@carefinders.example',
      isVerified: false,
    })
  })
})
