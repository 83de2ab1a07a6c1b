import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      // The real package throws outside a React server build.
      { find: /^server-only$/, replacement: `${root}/node_modules/server-only/empty.js` },
    ],
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/test-environment.ts',
            'tests/support/restore-globals.ts',
            'tests/support/console-errors.ts',
          ],
          // One process for all files: starting one per file cost more than the tests themselves.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          globalSetup: ['scripts/test/integration-setup.mjs'],
          setupFiles: [
            'tests/support/test-environment.ts',
            'tests/support/console-errors.ts',
            'tests/support/own-database.ts',
            'tests/support/outbox-handlers.ts',
          ],
          // These tests mostly wait for servers and databases. On two cores a fourth worker saves nothing.
          maxWorkers: 3,
          // Isolated per file like processes, and a fifth cheaper.
          pool: 'threads',
          // The summary lists tests that pass only on retry.
          retry: 1,
          sequence: { groupOrder: 1 },
          // Enough to create a database or start a process on a busy machine.
          hookTimeout: 120_000,
          testTimeout: 90_000,
        },
      },
    ],
  },
})
