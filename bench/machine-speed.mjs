const MS = 500
const ROWS = Array.from({ length: 40 }, (_, n) => ({
  id: n,
  name: `Ann Tester ${n}`,
  tags: ['tour', 'memory care'],
  due: null,
}))

/**
 * How many times a second one processor writes and reads the same text of JSON: what a scenario's figures are read beside
 * on a machine that others share.
 */
export function machineSpeed() {
  const text = JSON.stringify(ROWS)
  const began = performance.now()
  let times = 0
  while (performance.now() - began < MS) {
    for (let turn = 0; turn < 50; turn += 1) JSON.parse(text)
    for (let turn = 0; turn < 50; turn += 1) JSON.stringify(ROWS)
    times += 50
  }
  return Math.round((times / (performance.now() - began)) * 1_000)
}
