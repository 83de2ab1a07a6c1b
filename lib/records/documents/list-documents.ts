import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type PdfFindings, pdfFindings } from '@/lib/platform/pdf/pdf-findings'
import type { FileUse } from '@/lib/records/documents/linked-files'

const PAGE_SIZE = 25

/** A PDF with its state. `form` edits its file; null for a file that only an address names. */
export type ListedDocument = PdfFindings & {
  key: string
  name: string
  form: string | null
  uses: FileUse[]
  /** ISO, UTC. */
  checkedAt: string
}

export const DOCUMENT_STATES = ['all', 'failing', 'passing'] as const

export type DocumentState = (typeof DOCUMENT_STATES)[number]

const uses = z.array(z.object({ href: z.string(), title: z.string() }))

/** All PDFs of the site, those with faults on public pages first. @throws AppError 403 */
export async function listDocuments(
  actor: Actor,
  { state, page: wanted }: { state: DocumentState; page: number | 'last' },
) {
  assertCan(actor, 'read', 'content')
  const where = whereState(state)
  const [counted] = await db.$queryRaw<[{ total: number }]>`
    select count(*)::int as total from document_checks c where ${where}`
  const total = counted?.total ?? 0
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = wanted === 'last' ? last : wanted
  const rows = await db.$queryRaw<Row[]>`
    select c.object_key as key, c.pages, c.faults, c.uses, c.checked_at as "checkedAt",
      coalesce(a.original_name, g.title) as name, a.id as "fileId", g.id as "guideId"
    from document_checks c
    left join post_attachments a on a.object_key = c.object_key
    left join lateral (select id, title from content_assets where object_key = c.object_key order by id limit 1) g on true
    where ${where}
    order by c.faults <> '[]' and c.uses <> '[]' desc, c.faults <> '[]' desc, name nulls last, c.object_key
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`
  return { rows: rows.map(listed), total, totalIsExact: true, page, pageSize: PAGE_SIZE }
}

type Row = {
  key: string
  pages: number
  faults: unknown
  uses: unknown
  checkedAt: Date
  name: string | null
  fileId: string | null
  guideId: string | null
}

function listed({ key, pages, faults, uses: found, checkedAt, name, fileId, guideId }: Row): ListedDocument {
  const form = fileId
    ? `/admin/post-attachments/${fileId}`
    : guideId
      ? `/admin/content-assets/${guideId}`
      : null
  return {
    ...pdfFindings.parse({ pages, faults }),
    key,
    name: name ?? key.split('/').at(-1) ?? key,
    form,
    uses: uses.parse(found),
    checkedAt: checkedAt.toISOString(),
  }
}

function whereState(state: DocumentState): Prisma.Sql {
  if (state === 'all') return Prisma.sql`true`
  return state === 'failing' ? Prisma.sql`c.faults <> '[]'` : Prisma.sql`c.faults = '[]'`
}

/** Documents by state, for the health page. `public` counts those with faults that public pages link to. */
export async function countDocuments(): Promise<{ total: number; failing: number; public: number }> {
  const [counted] = await db.$queryRaw<[{ total: number; failing: number; public: number }]>`
    select count(*)::int as total, count(*) filter (where faults <> '[]')::int as failing,
      count(*) filter (where faults <> '[]' and uses <> '[]')::int as public from document_checks`
  return counted ?? { total: 0, failing: 0, public: 0 }
}
