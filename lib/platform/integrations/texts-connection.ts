import 'server-only'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { checkTextAccount, isTextingConfigured } from '@/lib/platform/integrations/texts'

export const textsConnection = defineConnection({
  name: 'texts',
  title: 'Text messages',
  purpose: 'Sends texts about new families to staff, and texts to families who agreed to them.',
  steps: [
    'Open an account with Twilio, or a service with its REST API, and buy a number.',
    'Register the number with the carriers (A2P 10DLC); unregistered texts are blocked.',
    'Copy the account SID and the auth token from its console.',
    'In the console, enter this site’s URL followed by /api/webhooks/texts/inbound for incoming texts.',
  ],
  words: 'sms twilio text number',
  fields: [
    { name: 'TWILIO_ACCOUNT_SID', label: 'Account SID', hint: 'Begins with AC.' },
    { name: 'TWILIO_AUTH_TOKEN', label: 'Auth token', isSecret: true },
    { name: 'TWILIO_FROM', label: 'Sending number', hint: '+15135550100' },
    {
      name: 'TWILIO_API_URL',
      label: 'Service URL',
      hint: 'Empty: https://api.twilio.com',
      isAddress: true,
    },
  ],
  isSet: isTextingConfigured,
  test: checkTextAccount,
})
