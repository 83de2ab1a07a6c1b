import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/**
 * `hang` sends no greeting; `421` closes at the greeting; `451` defers after the message; `cut` disconnects
 * inside DATA; `{ reject }` answers 550 for one recipient.
 */
export type SmtpMode = 'accept' | 'refuse' | 'hang' | '421' | '451' | 'cut' | { reject: string }

export type ReceivedMail = {
  from: string
  to: string[]
  raw: string
  parsed: Email
  /** Epoch milliseconds when the server accepted it. */
  receivedAt: number
}

/** An SMTP server on loopback that records accepted mail and can fail like real servers. */
export async function startSmtpSink(initialMode: SmtpMode = 'accept') {
  let mode: SmtpMode = 'accept'
  const messages: ReceivedMail[] = []
  /** Epoch milliseconds of every connection that reached us. */
  const connectedAt: number[] = []

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, callback) {
      connectedAt.push(Date.now())
      if (mode === '421') callback(refusal(421, 'Service not available, closing'))
      else if (mode !== 'hang') callback()
    },
    onRcptTo({ address }, _session, callback) {
      const rejected = typeof mode === 'object' && mode.reject.toLowerCase() === address.toLowerCase()
      callback(rejected ? refusal(550, 'No such user here') : null)
    },
    onData(stream, session, callback) {
      receive(stream).then(async (raw) => {
        if (mode === '451') return callback(refusal(451, 'Local error, try again later'))
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const to = session.envelope.rcptTo.map(({ address }) => address)
        messages.push({ from, to, raw, parsed: await PostalMime.parse(raw), receivedAt: Date.now() })
        callback()
      }, callback)
    },
  })
  server.on('error', () => {})
  // On the socket, because the parser has no hook inside DATA.
  server.server.on('connection', (socket) => {
    socket.on('data', (chunk: Buffer) => {
      if (mode === 'cut' && /^Message-ID:/im.test(chunk.toString('latin1'))) socket.destroy()
    })
  })
  const port = await listen(server, 0)

  async function setMode(next: SmtpMode): Promise<void> {
    const wasRefusing = mode === 'refuse'
    mode = next
    // A server that fails at its greeting has no open connections either.
    if (next === 'refuse' || next === '421' || next === 'hang')
      for (const connection of server.connections) connection.close()
    if (next === 'refuse' && !wasRefusing) {
      await new Promise((resolve) => server.server.close(resolve))
    } else if (next !== 'refuse' && wasRefusing) await listen(server, port)
  }
  await setMode(initialMode)

  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    connectedAt,
    setMode,
    /** Waits for the first matching message. @throws when none arrived in time */
    async waitFor(
      fits: (mail: ReceivedMail) => boolean = () => true,
      timeoutMs = 15_000,
    ): Promise<ReceivedMail> {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
        const found = messages.find(fits)
        if (found) return found
      }
      throw new Error(`no such mail arrived in ${timeoutMs} ms; ${messages.length} others did`)
    },
    async close(): Promise<void> {
      if (mode === 'refuse') return
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function receive(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.server.listen(port, '127.0.0.1', () => {
      const address = server.server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
