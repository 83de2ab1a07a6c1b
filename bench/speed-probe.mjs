// How fast a processor is just now: ten times a second its parent hears how many times in a millisecond of processor time the
// same text of JSON is written and read. Processor time, because waiting for a busy processor says nothing of its speed.
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

// Until V8 has compiled it.
work(10_000)
setInterval(() => {
  // What others have left in the processor's caches is not its speed.
  work(TIMES / 5)
  const before = process.cpuUsage()
  work(TIMES)
  const { user, system } = process.cpuUsage(before)
  process.send((TIMES * 1_000) / (user + system))
}, EVERY_MS)
process.on('disconnect', () => process.exit())
