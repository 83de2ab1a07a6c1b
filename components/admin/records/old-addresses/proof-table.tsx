'use client'

import { Download } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { AddressOutcome, AddressProof, ProvenAddress } from '@/lib/records/old-addresses/prove-addresses'

const OUTCOMES: Record<AddressOutcome, { word: string; tone: 'ok' | 'info' | 'bad'; about: string }> = {
  gone: {
    word: 'Not found',
    tone: 'bad',
    about: 'Visitors get a “not found” page. The most similar page is suggested.',
  },
  broken: { word: 'Broken', tone: 'bad', about: 'A redirect leads to a page that does not exist.' },
  hops: {
    word: 'Redirect chain',
    tone: 'info',
    about: 'Visitors reach the page after more than one redirect.',
  },
  redirect: { word: 'Redirect', tone: 'ok', about: 'One redirect leads to the page.' },
  page: { word: 'Same page', tone: 'ok', about: 'The URL still works.' },
}

const ORDER = Object.keys(OUTCOMES) as AddressOutcome[]
const MAX_SHOWN = 300

/** The answers to old addresses, those that lead nowhere first, and all of them as a file. */
export function ProofTable({ proof }: { proof: AddressProof }) {
  return (
    <div className="grid gap-4">
      <Counts proof={proof} />
      <Button className="justify-self-start" variant="outline" onClick={() => download(proof.rows)}>
        <Download aria-hidden="true" />
        Download as CSV
      </Button>
      <Rows proof={proof} />
    </div>
  )
}

function Counts({ proof: { counts, rows } }: { proof: AddressProof }) {
  const lost = counts.gone + counts.broken
  return (
    <>
      <Message tone={lost === 0 ? 'ok' : 'info'} role="status">
        {lost === 0
          ? `All ${rows.length.toLocaleString('en-US')} URLs lead to a page.`
          : `${lost.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} URLs lead nowhere.`}
      </Message>
      <dl className="grid gap-x-6 gap-y-1 text-dense">
        {ORDER.filter((one) => counts[one] > 0).map((one) => (
          <div key={one} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="w-32 font-[620]">{OUTCOMES[one].word}</dt>
            <dd className="w-16 text-right tabular">{counts[one].toLocaleString('en-US')}</dd>
            <dd className="text-ink-soft">{OUTCOMES[one].about}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Rows({ proof: { rows } }: { proof: AddressProof }) {
  const inOrder = rows.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome))
  return (
    <div className="border-line border-y bg-card">
      <table aria-label="Old URLs" className="w-full text-dense max-md:block">
        <thead className="border-b-[1.5px] border-line-strong bg-paper max-md:sr-only">
          <tr>
            {['Old URL', 'Result', 'Page'].map((heading) => (
              <th key={heading} scope="col" className="h-11 px-4 text-left font-[620]">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {inOrder.slice(0, MAX_SHOWN).map(({ address, outcome, to }) => (
            <tr
              key={address}
              className="border-b border-line last:border-0 max-md:grid max-md:gap-1 max-md:p-4"
            >
              <th scope="row" className="text-left font-[620] [overflow-wrap:anywhere] md:px-4 md:py-1.5">
                {address}
              </th>
              <td className="md:w-36 md:px-4 md:py-1.5">
                <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].word}</Badge>
              </td>
              <td className="text-ink-soft [overflow-wrap:anywhere] md:px-4 md:py-1.5">
                {to === null ? '' : isLost(outcome) ? `Most similar: ${to}` : to}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_SHOWN && (
        <p className="border-t border-line px-4 py-3 text-dense text-ink-soft">
          and {(rows.length - MAX_SHOWN).toLocaleString('en-US')} more in the CSV file
        </p>
      )}
    </div>
  )
}

const isLost = (outcome: AddressOutcome) => outcome === 'gone' || outcome === 'broken'

/** Saves the table with the headings of the redirect import, so it can be completed and imported there. */
function download(rows: readonly ProvenAddress[]): void {
  const lines = [
    ['Old address', 'New address', 'Visitors get'],
    ...rows.map(({ address, outcome, to }) => [address, to ?? '', OUTCOMES[outcome].word]),
  ]
  const text = lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
  const url = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'old-addresses.csv' })
  link.click()
  URL.revokeObjectURL(url)
}
