/** One line of progress on the terminal. */
export function say(message) {
  console.log(`▸ ${message}`)
}

/** What went wrong, for a person: no stack. */
export function giveUpMessage(message) {
  console.error(`\n✖ ${message}\n`)
}
