import { type AddressInfo, createServer, type Socket } from 'node:net'
import { until } from '@/tests/support/until'

/** `refuse` cuts connections; `hang` sends no greeting; `die-at-store` cuts them when a mail is flagged. */
export type ImapMode = 'serve' | 'refuse' | 'hang' | 'die-at-store'

type Kept = { uid: number; raw: Buffer; seen: boolean; at: Date }

const USER = 'intake@evergrove.example'
const PASSWORD = 'p@ss word/1'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** An IMAP server on loopback with one folder: the part of RFC 3501 needed to read a mailbox. */
export async function startImapServer() {
  let mode: ImapMode = 'serve'
  let validity = 1_700_000_000
  let nextUid = 1
  const mails: Kept[] = []
  const sockets = new Set<Socket>()
  const commands: string[] = []

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (mode === 'refuse') return socket.destroy()
    if (mode === 'hang') return
    const say = (line: string) => socket.write(`${line}\r\n`)
    let pending = ''
    let isIn = false
    say('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready')
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end !== -1; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        answer(line)
      }
    })

    function answer(line: string): void {
      const [, tag = '*', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      const command = rest.replace(/^UID /i, '').split(' ')[0]?.toUpperCase() ?? ''
      commands.push(rest.startsWith('LOGIN') ? 'LOGIN' : rest)
      if (command === 'LOGIN') {
        isIn = rest.includes(`"${USER}"`) || rest.includes(` ${USER} `)
        isIn &&= rest.includes(`"${PASSWORD}"`)
        return void say(isIn ? `${tag} OK in` : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`)
      }
      if (!isIn && !['CAPABILITY', 'NOOP', 'LOGOUT', 'ID'].includes(command))
        return void say(`${tag} BAD not yet`)
      if (command === 'STORE' && mode === 'die-at-store') return void socket.destroy()
      const lines = untagged(command, rest)
      if (lines === null) return void say(`${tag} BAD unknown`)
      for (const each of lines) socket.write(each)
      say(`${tag} OK ${command === 'SELECT' ? '[READ-WRITE] ' : ''}done`)
      if (command === 'LOGOUT') socket.end()
    }
  })

  function untagged(command: string, rest: string): (string | Buffer)[] | null {
    switch (command) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1 UIDPLUS\r\n']
      case 'LIST':
      case 'LSUB':
        return [`* ${command} () "/" "INBOX"\r\n`]
      case 'SELECT':
        return [
          `* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY ${validity}]\r\n`,
          `* OK [UIDNEXT ${nextUid}]\r\n* OK [PERMANENTFLAGS (\\Seen)]\r\n`,
        ]
      case 'SEARCH':
        return [
          `* SEARCH ${found(rest)
            .map(({ uid }) => uid)
            .join(' ')}\r\n`,
        ]
      case 'FETCH':
        return mails.flatMap((mail, at) =>
          namesIn(rest).includes(mail.uid) ? shown(mail, at + 1, rest) : [],
        )
      case 'STORE':
        return mails.flatMap((mail, at) => {
          if (!namesIn(rest).includes(mail.uid)) return []
          mail.seen = true
          return [`* ${at + 1} FETCH (UID ${mail.uid} FLAGS (\\Seen))\r\n`]
        })
      default:
        return ['NOOP', 'LOGOUT', 'ID', 'NAMESPACE', 'CLOSE', 'IDLE'].includes(command) ? [] : null
    }
  }

  function found(rest: string): Kept[] {
    const from = /UID (\d+):\*/i.exec(rest.replace(/^UID SEARCH /i, ''))
    // '5:*' always includes the newest mail.
    if (from) return mails.filter(({ uid }, at) => uid >= Number(from[1]) || at === mails.length - 1)
    const [, day = '1', month = 'Jan', year = '1970'] = /SINCE "?(\d+)-(\w+)-(\d+)/i.exec(rest) ?? []
    const since = Date.UTC(Number(year), MONTHS.indexOf(month), Number(day))
    return mails.filter(({ seen, at }) => at.getTime() >= since && !(seen && /UNSEEN/i.test(rest)))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    mails,
    /** Commands so far, except those that open the mailbox. */
    commands,
    become(next: ImapMode) {
      mode = next
    },
    /** Simulates a move to another server: every mail gets a new UID, in another order. */
    renumber() {
      validity += 1
      mails.reverse()
      for (const mail of mails) mail.uid = nextUid++
    },
    deliver(raw: string | Buffer, { seen = false, at = new Date() } = {}): number {
      const uid = nextUid++
      mails.push({ uid, raw: Buffer.from(raw), seen, at })
      return uid
    },
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      await until('nobody is connected', () => sockets.size === 0)
    },
  }
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>

function namesIn(rest: string): number[] {
  const [, , set = ''] = rest.split(' ')
  return set.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split(':').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

function shown({ uid, raw, seen, at }: Kept, number: number, rest: string): (string | Buffer)[] {
  const [, start = '0', length = ''] = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(rest) ?? []
  const part = raw.subarray(Number(start), length ? Number(start) + Number(length) : undefined)
  const pad = (value: number) => String(value).padStart(2, '0')
  const day = `${pad(at.getUTCDate())}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()}`
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(pad).join(':')
  const facts = `UID ${uid} FLAGS (${seen ? '\\Seen' : ''}) INTERNALDATE "${day} ${time} +0000"`
  const label = length ? `BODY[]<${start}>` : 'BODY[]'
  return [`* ${number} FETCH (${facts} ${label} {${part.length}}\r\n`, part, ')\r\n']
}
