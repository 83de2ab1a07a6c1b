import 'server-only'
import { env } from '@/lib/platform/env'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { isBotCheckUp } from '@/lib/platform/integrations/turnstile'

export const turnstileConnection = defineConnection({
  name: 'turnstile',
  title: 'Bot check',
  purpose:
    'Cloudflare Turnstile tells people from programs on every form. Without it the other spam checks still run.',
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
      throw new OutsideError('Cloudflare does not answer, or refuses the secret key')
    return 'Cloudflare answers and accepts the secret key.'
  },
})
