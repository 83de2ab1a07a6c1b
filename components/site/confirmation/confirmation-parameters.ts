import { plainFirstName } from '@/lib/leads/tour-requests/plain-first-name'

type ConfirmationParameters = { txn: string; community: string; firstName: string }

type Given = Record<string, string | string[] | undefined>

/** Restricts the parameters of /tour-scheduled (reading 8): a name is one word, never a sentence. */
export function readConfirmationParameters(given: Given): ConfirmationParameters {
  return {
    txn: text(given.txn, 128),
    community: text(given.community, 100),
    firstName: plainFirstName(text(given.name, 100)),
  }
}

function text(value: string | string[] | undefined, longest: number): string {
  const first = Array.isArray(value) ? value[0] : value
  return (first ?? '').trim().slice(0, longest)
}
