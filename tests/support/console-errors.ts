import { afterAll, afterEach } from 'vitest'

let seen: string[] = []
let expected: RegExp[] = []

/** Allows matching console errors in the current test, for code that must report one. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

console.error = (...parts: unknown[]) => {
  seen.push(parts.map(String).join(' '))
}

// Console errors fail the test, including those while a file loads or cleans up.
afterEach(refuseSurprises)
afterAll(refuseSurprises)

function refuseSurprises(): void {
  const surprising = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
  seen = []
  expected = []
  if (surprising.length > 0) throw new Error(`console.error was called:\n${surprising.join('\n')}`)
}
