import 'server-only'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { googleAccount, searchAccount } from '@/lib/platform/integrations/google-api'

export const googleConnection = defineConnection({
  name: 'google',
  title: 'Google Ads',
  area: 'advertising',
  purpose:
    'Tells Google which ads brought requests and tours, and reads the ad account. Lead forms on Google need only an API key.',
  steps: [
    'Make an OAuth client in the Google Cloud console, with the Data Manager API and the Google Ads API switched on.',
    'Sign in once with an account that may change the ad account, asking for the scopes https://www.googleapis.com/auth/datamanager and https://www.googleapis.com/auth/adwords, and copy the refresh token.',
    'Copy the number of the account, and of a conversion action for requests and one for tours: it is the ctId= in their address.',
  ],
  words: 'google ads adwords conversions oauth',
  fields: [
    { name: 'GOOGLE_OAUTH_CLIENT_ID', label: 'OAuth client id' },
    { name: 'GOOGLE_OAUTH_CLIENT_SECRET', label: 'OAuth client secret', isSecret: true },
    { name: 'GOOGLE_OAUTH_REFRESH_TOKEN', label: 'Refresh token', isSecret: true },
    { name: 'GOOGLE_ADS_CUSTOMER_ID', label: 'Number of the ad account', hint: '123-456-7890' },
    {
      name: 'GOOGLE_ADS_LOGIN_CUSTOMER_ID',
      label: 'Number of the manager account',
      hint: 'Only if access is through one.',
    },
    { name: 'GOOGLE_CONVERSION_ACTION_TIER1', label: 'Conversion action for requests' },
    { name: 'GOOGLE_CONVERSION_ACTION_TIER2', label: 'Conversion action for tours' },
  ],
  isSet: () => googleAccount() !== null,
  async test() {
    await searchAccount('SELECT customer.id FROM customer')
    return 'Google accepts the sign-in and opens the ad account.'
  },
  more: { href: '/admin/advertising', label: 'Advertising' },
})
