import { randomUUID } from 'node:crypto'

export const AGENCY = {
  name: 'Care Finders',
  senders: ['carefinders.example'],
  rules: [
    { label: 'Contact:', field: 'familyName' },
    { label: 'Phone', field: 'phone' },
    { label: 'E-mail', field: 'email' },
    { label: 'Resident', field: 'residentName' },
    { label: 'Care needed', field: 'careType' },
    { label: 'Property', field: 'community' },
    { label: 'Budget', field: 'budget' },
    { label: 'Comments', field: 'notes' },
  ],
}

export const REFERRAL = [
  'A new referral for you',
  '',
  'Contact: Edith Holm',
  'Phone: (303) 555-0142',
  'E-mail: edith@example.com',
  'Resident: Ruth Holm',
  'Care needed: Memory care',
  'Budget: $6,000',
  'Comments: She likes',
  'a room with light.',
  '',
  '-- ',
  'Care Finders',
].join('\n')

type Shape = {
  from?: string
  subject?: string
  text?: string
  html?: string
  id?: string
  headers?: string[]
  /** Result of our mail server's sender checks. */
  checked?: 'pass' | 'fail' | 'none'
}

/** Builds a raw mail as stored by our mail server. */
export function mailOf({
  from = 'Care Finders <leads@carefinders.example>',
  subject = 'New referral',
  text = REFERRAL,
  html,
  id = `${randomUUID()}@carefinders.example`,
  headers = [],
  checked = 'pass',
}: Shape = {}): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'unknown.example'
  return [
    ...(checked === 'none'
      ? []
      : [`Authentication-Results: mx.evergrove.example; dkim=${checked} header.d=${domain}; spf=${checked}`]),
    `From: ${from}`,
    'To: intake@evergrove.example',
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    'Date: Mon, 23 Nov 2026 09:00:00 -0700',
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8`,
    '',
    html ?? text,
  ].join('\r\n')
}
