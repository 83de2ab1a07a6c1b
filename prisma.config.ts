import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations', seed: 'node scripts/run.mjs prisma/seed/run.ts' },
  // `generate` and `validate` need no database; other commands report an empty URL themselves.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
