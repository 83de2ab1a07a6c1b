import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      // It throws outside a React server build; tests are neither browser nor build.
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
          // One process for all files: starting one for each cost more than the tests themselves.
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
          ],
          // They wait for servers and databases more than they compute. On two cores a fourth saves nothing.
          maxWorkers: 3,
          // One for each file, as processes would be, and a fifth cheaper.
          pool: 'threads',
          // As browser tests: named in the summary.
          retry: 1,
          sequence: { groupOrder: 1 },
          // Creating a database, or starting a process, on a busy machine.
          hookTimeout: 120_000,
          testTimeout: 90_000,
        },
      },
    ],
  },
})
