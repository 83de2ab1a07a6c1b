import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { googleEmail } from '@/lib/marketing/conversions/google-email'
import { googlePhone, metaEmail, metaPhone, sha256 } from '@/lib/marketing/conversions/match-keys'

export type FiledConversion = {
  name: string
  event: string
  transactionId: string
  happenedAt: Date
  value: string
  email: string | null
  phone: string | null
  gclid: string | null
  gbraid: string | null
  wbraid: string | null
  msclkid: string | null
  correctedAt: Date | null
}

type File = { headings: string[]; before?: string[]; row(conversion: FiledConversion): (string | number)[] }

const utc = (at: Date, pattern: string) => format(new TZDate(at, 'UTC'), pattern)
/** Google's files allow no offset with a colon: the zone is in the parameter row. */
const googleTime = (at: Date) => utc(at, 'yyyy-MM-dd HH:mm:ss')
const hashed = (text: string | null, as: (text: string) => string | null) => {
  const normal = text && as(text)
  return normal ? sha256(normal) : ''
}

/** Upload formats of the platforms, and lists of manual corrections. */
const CSV_FILES = {
  google: {
    before: ['Parameters:TimeZone=+0000'],
    headings: [
      'Google Click ID',
      'GBRAID',
      'WBRAID',
      'Email',
      'Phone Number',
      'Conversion Name',
      'Conversion Time',
      'Conversion Value',
      'Conversion Currency',
      'Order ID',
      'Ad User Data',
      'Ad Personalization',
    ],
    row: ({ gclid, gbraid, wbraid, ...conversion }) => [
      gclid ?? '',
      gclid ? '' : (gbraid ?? ''),
      gclid || gbraid ? '' : (wbraid ?? ''),
      hashed(conversion.email, googleEmail),
      hashed(conversion.phone, googlePhone),
      conversion.name,
      googleTime(conversion.happenedAt),
      conversion.value,
      'USD',
      conversion.transactionId,
      'Granted',
      'Granted',
    ],
  },
  microsoft: {
    before: ['Parameters:TimeZone=+0000'],
    headings: [
      'Microsoft Click ID',
      'Conversion Name',
      'Conversion Time',
      'Conversion Value',
      'Conversion Currency',
    ],
    row: ({ msclkid, name, happenedAt, value }) => [
      msclkid ?? '',
      name,
      utc(happenedAt, 'M/d/yyyy h:mm:ss a'),
      value,
      'USD',
    ],
  },
  meta: {
    headings: ['event_name', 'event_time', 'event_id', 'value', 'currency', 'email', 'phone'],
    row: ({ event, happenedAt, transactionId, value, email, phone }) => [
      event,
      Math.floor(happenedAt.getTime() / 1_000),
      transactionId,
      value,
      'USD',
      hashed(email, metaEmail),
      hashed(phone, metaPhone),
    ],
  },
  corrections: {
    before: ['Parameters:TimeZone=+0000'],
    headings: [
      'Order ID',
      'Conversion Name',
      'Adjustment Time',
      'Adjustment Type',
      'Adjusted Value',
      'Adjusted Value Currency',
    ],
    row: ({ transactionId, name, correctedAt, happenedAt }) => [
      transactionId,
      name,
      googleTime(correctedAt ?? happenedAt),
      'RETRACT',
      '',
      '',
    ],
  },
  'meta-corrections': {
    headings: ['event_name', 'event_time', 'event_id', 'found_wrong'],
    row: ({ event, happenedAt, transactionId, correctedAt }) => [
      event,
      Math.floor(happenedAt.getTime() / 1_000),
      transactionId,
      correctedAt ? correctedAt.toISOString() : '',
    ],
  },
} as const satisfies Record<string, File>

export type CsvFile = keyof typeof CSV_FILES

export function isCsvFile(text: string | null): text is CsvFile {
  return text !== null && Object.hasOwn(CSV_FILES, text)
}

export function linesOf(name: CsvFile, conversions: FiledConversion[]): (string | number)[][] {
  const file: File = CSV_FILES[name]
  return [...(file.before ? [file.before] : []), file.headings, ...conversions.map((one) => file.row(one))]
}
