// Ten times a second reports how often a JSON text is parsed and written per millisecond of CPU time, which,
// unlike real time, does not include waiting for a busy CPU.
const EVERY_MS = 100
const TIMES = 100
const ROWS = Array.from({ length: 10 }, (_, n) => ({
  id: n,
  name: `Ann Tester ${n}`,
  tags: ['tour', 'memory care'],
  due: null,
}))
const TEXT = JSON.stringify(ROWS)

function work(times) {
  for (let turn = 0; turn < times; turn += 1) {
    JSON.parse(TEXT)
    JSON.stringify(ROWS)
  }
}

// Let V8 compile it.
work(10_000)
setInterval(() => {
  // Refill CPU caches that other processes evicted.
  work(TIMES / 5)
  const before = process.cpuUsage()
  work(TIMES)
  const { user, system } = process.cpuUsage(before)
  process.send((TIMES * 1_000) / (user + system))
}, EVERY_MS)
process.on('disconnect', () => process.exit())
