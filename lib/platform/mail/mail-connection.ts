import 'server-only'
import { conflict } from '@/lib/platform/errors'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { isMailConfigured, verifyMailServer } from '@/lib/platform/integrations/mail'
import { mailSender } from '@/lib/platform/mail/sender'

export const mailConnection = defineConnection({
  name: 'mail',
  title: 'Mail server',
  purpose:
    'Sends alerts to staff, and confirmations and reminders to families. Without it, email is saved here but not delivered.',
  steps: [
    'Ask your mail provider for the SMTP server, its port, a user name and a password. It may be called an app password.',
    'Enter them as one URL. Percent-encode special characters in the user name and password, such as %40 for @.',
    'Test the connection, then send a test to yourself.',
  ],
  words: 'email smtp server outgoing password',
  fields: [
    {
      name: 'SMTP_URL',
      label: 'Server with user name and password',
      hint: 'smtp://user:password@mail.example.com:587, or smtps://…:465',
      isSecret: true,
    },
    {
      name: 'MAIL_FROM',
      label: 'Sender address',
      hint: 'Empty: the company’s email address.',
    },
    {
      name: 'LEAD_RECIPIENTS_FALLBACK',
      label: 'Alert address if no recipient is set',
    },
  ],
  isSet: isMailConfigured,
  async test() {
    const [sender] = await Promise.all([mailSender(), verifyMailServer()])
    if (!sender) throw conflict('The mail server accepted the sign-in, but no sender address is set')
    return `The mail server accepted the sign-in. Email comes from ${sender.address}.`
  },
})
