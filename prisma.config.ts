import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations', seed: 'node scripts/run.mjs prisma/seed/run.ts' },
  // `generate` and `validate` need no database; every other command says so itself when the URL is empty.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
