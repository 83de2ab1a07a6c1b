import 'server-only'
import { env } from '@/lib/platform/env'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { isBotCheckUp } from '@/lib/platform/integrations/turnstile'

export const turnstileConnection = defineConnection({
  name: 'turnstile',
  title: 'Bot check',
  purpose:
    'Cloudflare Turnstile checks on every form that the visitor is a person. Without it, the other spam checks still run.',
  steps: [
    'Add a widget in Cloudflare’s dashboard under Turnstile, for the host of this site.',
    'Copy its site key and its secret key.',
  ],
  words: 'turnstile cloudflare captcha spam bots',
  fields: [
    { name: 'TURNSTILE_SITE_KEY', label: 'Site key' },
    { name: 'TURNSTILE_SECRET_KEY', label: 'Secret key', isSecret: true },
  ],
  // With one of them alone, every visitor would fail the check.
  together: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  isSet: () => env().TURNSTILE_SECRET_KEY !== undefined,
  async test() {
    if (!(await isBotCheckUp()))
      throw new OutsideError('Cloudflare did not respond or rejected the secret key')
    return 'Cloudflare accepted the secret key.'
  },
})
