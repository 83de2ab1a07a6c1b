import { createServer } from 'node:net'

/**
 * A loopback mail server that accepts everything; a full one would take more CPU than what it measures.
 * @typedef {{ messageId: string, at: number }} Accepted at: epoch milliseconds of our 250 after DATA
 * @returns {Promise<{ url: string, accepted: Accepted[], close: () => Promise<void> }>}
 */
export async function startSmtpSink() {
  const accepted = []
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    converse(socket, (messageId) => accepted.push({ messageId, at: Date.now() }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    accepted,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function converse(socket, accept) {
  let text = ''
  let inMessage = false
  socket.setEncoding('latin1')
  socket.write('220 sink\r\n')
  socket.on('data', (part) => {
    text += part
    for (;;) {
      const end = text.indexOf(inMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const piece = text.slice(0, end)
      text = text.slice(end + (inMessage ? 5 : 2))
      if (inMessage) {
        accept(/^message-id:\s*(\S+)/im.exec(piece)?.[1] ?? '')
        socket.write('250 taken\r\n')
        inMessage = false
        continue
      }
      const command = piece.slice(0, 4).toUpperCase()
      inMessage = command === 'DATA'
      socket.write(ANSWERS[command] ?? '250 fine\r\n')
      if (command === 'QUIT') return socket.end()
    }
  })
}

const ANSWERS = { EHLO: '250-sink\r\n250 PIPELINING\r\n', DATA: '354 go on\r\n', QUIT: '221 bye\r\n' }
