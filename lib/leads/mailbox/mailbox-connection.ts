import 'server-only'
import { mailboxAddress } from '@/lib/leads/mailbox/mailbox-address'
import { checkMailbox } from '@/lib/leads/mailbox/read-mailbox'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const mailboxConnection = defineConnection({
  name: 'mailbox',
  title: 'Mailbox of the agencies',
  purpose: 'Mail that referral agencies write to this mailbox becomes requests. It is read every 20 seconds.',
  steps: [
    'Make a mailbox that nobody else uses; your mail server must check senders (DKIM, DMARC).',
    'Write its server, user name and password as one address, with the folder at the end. The folder is INBOX if there is none.',
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
      label: 'Name your mail server signs with',
      hint: 'As in its Authentication-Results headers, so that no other server’s word counts.',
    },
  ],
  isSet: () => mailboxAddress() !== null,
  test: checkMailbox,
  more: { href: '/admin/referral-agencies', label: 'Referral agencies' },
})
