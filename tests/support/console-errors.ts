import { afterAll, afterEach } from 'vitest'

let seen: string[] = []
let expected: RegExp[] = []

/** Lets the current test write console errors that match, for code whose duty is to report one. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

console.error = (...parts: unknown[]) => {
  seen.push(parts.map(String).join(' '))
}

// A console error in a passing test is a defect nobody looked at; so is one while a file is loaded or cleans up.
afterEach(refuseSurprises)
afterAll(refuseSurprises)

function refuseSurprises(): void {
  const surprising = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
  seen = []
  expected = []
  if (surprising.length > 0) throw new Error(`console.error was called:\n${surprising.join('\n')}`)
}
