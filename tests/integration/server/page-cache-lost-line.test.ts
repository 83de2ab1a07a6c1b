import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isListening, stopListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { pageOf, sendHtml, startCachedFront, untilNoticesArrive } from '@/tests/support/cached-front'
import { rawRequest } from '@/tests/support/raw-request'
import { startTcpProxy } from '@/tests/support/tcp-proxy'
import { until } from '@/tests/support/until'

// The listener uses a proxy, so that its connection can be broken.
const direct = process.env.DATABASE_URL ?? ''
let proxy: Awaited<ReturnType<typeof startTcpProxy>>

beforeAll(async () => {
  const { hostname, port } = new URL(direct)
  proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  process.env.DATABASE_URL = proxy.through(direct)
  await untilNoticesArrive()
})
beforeEach(untilNoticesArrive)
afterAll(async () => {
  await stopListening()
  await proxy.close()
  process.env.DATABASE_URL = direct
})

test.each(['cut', 'black-hole'] as const)(
  'while notices cannot arrive (%s) nothing is served from memory and nothing kept; afterwards all is new',
  async (mode) => {
    let text = 'before'
    const { url, cache, passed } = await startCachedFront((_request, response) => sendHtml(response, text))
    const body = async () => (await rawRequest(url, '/team')).body
    expect(await body()).toBe(pageOf('before'))
    proxy.setMode(mode)
    await until('the silence is noticed', () => !isListening())
    text = 'meanwhile'
    expect(await body()).toBe(pageOf('meanwhile'))
    expect(passed).toEqual(['GET /team'])
    text = 'after'
    proxy.setMode('pass')
    await until('notices arrive again', isListening)
    await until(
      'the page is kept again',
      async () => (await body()) === pageOf('after') && cache.size().pages === 1,
    )
  },
)
