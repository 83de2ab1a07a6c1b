// An abusive client in its own process: `attacker.mjs KIND ORIGIN`. Loopback only; ends after a few seconds.
import { request } from 'node:http'
import { connect } from 'node:net'
import { platform } from 'node:process'

const [kind, origin] = process.argv.slice(2)
const { hostname, port, host } = new URL(origin)
if (hostname !== '127.0.0.1') throw new Error('Only this machine is attacked')
const SECONDS = 8
/** Another IP address than the family's, where several loopback addresses exist. */
const localAddress = platform === 'linux' ? '127.0.0.2' : undefined

const attacks = {
  pipelined() {
    const bytes = Array.from(
      { length: 1_000 },
      (_, index) => `GET /unknown-${index} HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    ).join('')
    const again = () => {
      const socket = open()
      socket.on('connect', () => socket.write(bytes))
      socket.resume().on('close', () => setTimeout(again, 50))
    }
    again()
  },
  searches() {
    for (let index = 0; index < 1_000; index += 1)
      get(index % 2 ? `/search?q=care%20${index}` : `/communities?price=${1_000 + index}&city=denver`)
  },
  idle() {
    for (let index = 0; index < 4_100; index += 1) open()
  },
}

function open() {
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  socket.on('error', () => {})
  return socket
}

function get(path) {
  const asked = request(
    { hostname, port, path, localAddress, agent: false, headers: { accept: 'text/html' } },
    (answer) => answer.resume(),
  )
  asked.on('error', () => {})
  asked.end()
}

attacks[kind]()
process.send('begun')
setTimeout(() => process.exit(0), SECONDS * 1_000)
process.on('disconnect', () => process.exit(0))
