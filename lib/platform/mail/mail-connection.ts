import 'server-only'
import { conflict } from '@/lib/platform/errors'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { isMailConfigured, verifyMailServer } from '@/lib/platform/integrations/mail'
import { mailSender } from '@/lib/platform/mail/sender'

export const mailConnection = defineConnection({
  name: 'mail',
  title: 'Mail server',
  purpose:
    'Sends alerts to staff, and confirmations and reminders to families. Without it mail is kept here and reaches nobody.',
  steps: [
    'Ask your mail provider for the SMTP server, its port, a user name and a password. Many call the password an app password.',
    'Write them as one address. A special character in the user name or password is percent-encoded: %40 for @.',
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
      label: 'Address that mail comes from',
      hint: 'Empty: the email address of the company.',
    },
    {
      name: 'LEAD_RECIPIENTS_FALLBACK',
      label: 'Address for new families if no recipient is set',
    },
  ],
  isSet: isMailConfigured,
  async test() {
    const [sender] = await Promise.all([mailSender(), verifyMailServer()])
    if (!sender)
      throw conflict('The mail server accepts the sign-in, but there is no address that mail comes from')
    return `The mail server accepts the sign-in. Mail comes from ${sender.address}.`
  },
})
