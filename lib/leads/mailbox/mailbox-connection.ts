import 'server-only'
import { mailboxAddress } from '@/lib/leads/mailbox/mailbox-address'
import { checkMailbox } from '@/lib/leads/mailbox/read-mailbox'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const mailboxConnection = defineConnection({
  name: 'mailbox',
  title: 'Agency mailbox',
  purpose: 'Emails from referral agencies to this mailbox become requests. It is checked every 20 seconds.',
  steps: [
    'Create a mailbox that no one else uses. Your mail server must check senders (DKIM, DMARC).',
    'Enter its server, user name and password as one URL, with the folder at the end. Without a folder, INBOX is used.',
    'Then enter each agency’s senders under Referral agencies.',
  ],
  words: 'imap inbound mailbox agencies referral email',
  fields: [
    {
      name: 'INBOUND_IMAP_URL',
      label: 'Mailbox with user name and password',
      hint: 'imaps://user:password@mail.example.com:993/INBOX, with %40 for @ in the user name',
      isSecret: true,
    },
    {
      name: 'INBOUND_AUTHSERV_ID',
      label: 'Name of your mail server in its checks',
      hint: 'As in its Authentication-Results headers. Results from other servers are ignored.',
    },
  ],
  isSet: () => mailboxAddress() !== null,
  test: checkMailbox,
  more: { href: '/admin/referral-agencies', label: 'Referral agencies' },
})
