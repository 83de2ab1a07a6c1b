import 'server-only'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { googleAccount, searchAccount } from '@/lib/platform/integrations/google-api'

export const googleConnection = defineConnection({
  name: 'google',
  title: 'Google Ads',
  area: 'advertising',
  purpose:
    'Reports to Google which ads led to requests and tours, and reads the ad account. Google lead forms need only an API key.',
  steps: [
    'Create an OAuth client in the Google Cloud console, with the Data Manager API and the Google Ads API turned on.',
    'Sign in once with an account that can change the ad account, requesting the scopes https://www.googleapis.com/auth/datamanager and https://www.googleapis.com/auth/adwords, and copy the refresh token.',
    'Copy the account number, and the numbers of two conversion actions, one for requests and one for tours. Each number is the ctId= in the action’s URL.',
  ],
  words: 'google ads adwords conversions oauth',
  fields: [
    { name: 'GOOGLE_OAUTH_CLIENT_ID', label: 'OAuth client ID' },
    { name: 'GOOGLE_OAUTH_CLIENT_SECRET', label: 'OAuth client secret', isSecret: true },
    { name: 'GOOGLE_OAUTH_REFRESH_TOKEN', label: 'Refresh token', isSecret: true },
    { name: 'GOOGLE_ADS_CUSTOMER_ID', label: 'Ad account number', hint: '123-456-7890' },
    {
      name: 'GOOGLE_ADS_LOGIN_CUSTOMER_ID',
      label: 'Manager account number',
      hint: 'Only if access is through a manager account.',
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
