import type { BoardReport } from '@/lib/marketing/monthly-report/board-report'

type Printed = Pick<BoardReport, 'title' | 'answer' | 'costs' | 'tables' | 'notes'>

/** The report as a tagged PDF of one page, under the company's name. */
export async function boardPdf(
  { title, answer, costs, tables, notes }: Printed,
  companyName: string,
): Promise<Buffer> {
  // Loaded here, because a server that makes no PDF should not hold the library in memory.
  const { createSheet } = await import('@/lib/platform/pdf/sheet')
  const sheet = await createSheet(title, {
    footer: companyName,
    producer: companyName,
    createdAt: new Date(),
    isCompact: true,
  })
  sheet.paragraph(answer)
  sheet.paragraph(costs)
  for (const { headings, rows } of tables) {
    sheet.heading(`By ${headings[0]?.toLowerCase()}`)
    sheet.table(
      headings,
      rows.map(({ cells }) => cells),
    )
  }
  sheet.heading('Missing from these numbers')
  for (const note of notes) sheet.bullet(note)
  return sheet.finish()
}

/** 'campaigns-and-move-ins-2026-10-01-2026-10-31.pdf' */
export function boardPdfName({ range: { from, to } }: Pick<BoardReport, 'range'>): string {
  return `campaigns-and-move-ins-${from}-${to}.pdf`
}
