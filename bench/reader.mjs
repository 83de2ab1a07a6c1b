import { argv } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './scenarios/overload.mjs'

// Requests the home page repeatedly from 'begin' to 'end', then reports the milliseconds of each request.
const [, , instance] = argv
const BETWEEN_MS = 100

let isOver = false
process.on('message', (word) => {
  if (word === 'end') isOver = true
  if (word === 'begin') read()
})
process.send('ready')

async function read() {
  const views = []
  do {
    views.push((await ask(instance, '/')).ms)
    await sleep(BETWEEN_MS)
  } while (!isOver)
  process.send(views, () => process.disconnect())
}
