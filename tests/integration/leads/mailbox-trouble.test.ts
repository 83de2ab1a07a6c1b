import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readMailbox } from '@/lib/leads/mailbox/read-mailbox'
import { db } from '@/lib/platform/database/db'
import { mailboxPart } from '@/lib/server/health/parts/mailbox'
import { mailOf, REFERRAL } from '@/tests/support/agency-mail'
import type { ImapServer } from '@/tests/support/imap-server'
import { emptyMailbox, leads, mails } from '@/tests/support/inbound-mailbox'

const { imap } = await vi.hoisted(async () => {
  const { startImapServer: start } = await import('@/tests/support/imap-server')
  const server = await start()
  process.env.INBOUND_IMAP_URL = server.url
  return { imap: server as ImapServer }
})

beforeEach(async () => {
  imap.become('serve')
  imap.mails.length = 0
  await emptyMailbox()
})

afterAll(() => imap.close())

describe('a hostile mail', () => {
  test('T73: with a header bomb needs review and delays no other mail', async () => {
    imap.deliver(`${'X-Bomb: boom\r\n'.repeat(20_000)}\r\nhello`)
    imap.deliver(mailOf())
    await readMailbox()
    expect(await mails()).toMatchObject([{ state: 'to-read', reason: 'broken' }, { state: 'request' }])
    expect(await db.inboundMailOriginal.count()).toBe(1)
  })

  test('T101: that cannot be stored as a request is set aside and delays no other mail', async () => {
    await db.$executeRaw`create function refuse() returns trigger language plpgsql as
      $$ begin if new.name = 'Vera Holm' then raise exception 'no'; end if; return new; end $$`
    await db.$executeRaw`
      create trigger refuse before insert on tour_requests for each row execute function refuse()`
    try {
      imap.deliver(mailOf({ text: REFERRAL.replace('Edith', 'Vera').replace('0142', '0143') }))
      imap.deliver(mailOf())
      await readMailbox()
    } finally {
      await db.$executeRaw`drop function refuse() cascade`
    }
    expect(await mails()).toMatchObject([{ state: 'set-aside', reason: 'not-stored' }, { state: 'request' }])
    expect((await leads()).map(({ name }) => name)).toEqual(['Edith Holm'])
  })

  test('T53: in HTML becomes text, and one with zero bytes and lone surrogates is stored', async () => {
    const html = '<p>Hello\u0000 <b>you</b></p><script>alert(1)</script><img src="https://spy.example/x.png">'
    imap.deliver(mailOf({ from: 'a@b.example', subject: '=?utf-8?Q?a=00b?=', html }))
    await readMailbox()
    const [mail] = await mails()
    expect(mail?.text).toBe('Hello you')
  })

  test('T95: of some megabytes is read, with its words before or behind an attachment', async () => {
    const mailWith = (...parts: string[]) =>
      [
        'From: Care Finders <leads@carefinders.example>',
        'Authentication-Results: mx.evergrove.example; dmarc=pass header.from=carefinders.example',
        'Content-Type: multipart/mixed; boundary=x',
        '',
        ...parts,
        '--x--',
      ].join('\r\n')
    const words = `--x\r\nContent-Type: text/plain\r\n\r\n${REFERRAL}`
    const file = `--x\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUFB'.repeat(500_000)}`
    imap.deliver(mailWith(words, file))
    imap.deliver(mailWith(file, words.replace('Edith', 'Vera').replace('0142', '0143')))
    await readMailbox()
    expect((await leads()).map(({ name }) => name)).toEqual(['Edith Holm', 'Vera Holm'])
  })
})

describe('a mailbox that cannot be read', () => {
  const health = () => mailboxPart.check()
  const longBad = () =>
    db.$executeRaw`update inbound_mailboxes set bad_since = now() - interval '6 minutes', good_at = now() - interval '7 minutes'`

  test('reports and alarms after five minutes, and is read after recovery', async () => {
    await readMailbox()
    expect(await health()).toMatchObject({ state: 'good', lastGoodAt: expect.any(Date) })
    imap.become('refuse')
    imap.deliver(mailOf())
    await readMailbox()
    expect((await health()).state).toBe('good')
    await longBad()
    expect(await health()).toMatchObject({ state: 'bad', lastGoodAt: expect.any(Date) })
    imap.become('serve')
    await readMailbox()
    expect((await health()).state).toBe('good')
    expect(await leads()).toHaveLength(1)
  })

  test('because of a wrong password blames the password without showing it', async () => {
    const right = imap.url
    const { env } = await import('@/lib/platform/env')
    Object.assign(env(), { INBOUND_IMAP_URL: right.replace(/:[^:@]+@/, ':wrong@') })
    try {
      await readMailbox()
      await longBad()
      expect(await health()).toMatchObject({
        state: 'bad',
        words: 'The mail server rejected the user name or password',
      })
    } finally {
      Object.assign(env(), { INBOUND_IMAP_URL: right })
    }
  })

  test('because no worker checks it is red as well', async () => {
    await readMailbox()
    await db.$executeRaw`update inbound_mailboxes set good_at = now() - interval '6 minutes'`
    expect((await health()).state).toBe('bad')
  })
})
