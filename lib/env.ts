import * as z from 'zod'

const flag = z.enum(['on', 'off'])

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(?:\s*,\s*[\w.:[\]-]+)*$/, 'must be hosts with commas between them')
    .optional(),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(16).max(4_000).default(512),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  SETUP_TOKEN: z.string().min(1).optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WORKER: flag.default('on'),
  DATABASE_MAY_FORGET: flag.default('off'),
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(200),
  MIN_MEMORY_MB: z.coerce.number().int().min(0).default(1_400),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z.string().default('Porchlight Senior Living <leads@porchlight.example>'),
  LEAD_RECIPIENTS_FALLBACK: z.email().optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_ENVIRONMENT: z.string().max(64).optional(),
  SENTRY_RELEASE: z.string().max(200).optional(),
})

export type Env = z.infer<typeof schema>

/** `next build` evaluates route modules without a database or secrets; nothing it runs may use these. */
const buildPlaceholders = {
  DATABASE_URL: 'postgresql://build.invalid/none',
  NEXTAUTH_SECRET: 'placeholder used only while next build runs',
}

let parsed: Env | undefined

/**
 * The configuration, read once from the process environment. Empty strings count as unset.
 * @throws Error naming each bad variable (never its value): a wrong configuration must not boot.
 */
export function env(): Env {
  if (parsed) return parsed
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const building = process.env.NEXT_PHASE === 'phase-production-build'
  const result = schema.safeParse(building ? { ...buildPlaceholders, ...given } : given)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not usable (see .env.example):\n${problems.join('\n')}`)
  }
  parsed = result.data
  // next-auth reads this one itself; one address rules both.
  process.env.NEXTAUTH_URL = parsed.SITE_URL
  return parsed
}
