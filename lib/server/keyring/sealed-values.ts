import 'server-only'

// One line per place where sealed texts are stored.
export { sealedRefreshTokens } from '@/lib/accounts/company/refresh-token'
export { sealedClientSecrets } from '@/lib/accounts/company/save-settings'
export { sealedTotpSecrets } from '@/lib/accounts/second-factor/sealed-secret'
export { sealedResetRequests } from '@/lib/accounts/users/password-reset'
export { sealedPreviousWebhookSecrets, sealedWebhookSecrets } from '@/lib/desk/webhooks/endpoints'
export { sealedReceiptKeys } from '@/lib/leads/partner-leads/receipt'
export { sealedConnectionSettings } from '@/lib/platform/connections/stored-connections'
export { sealedKeptKeys } from '@/lib/platform/keyring/kept-keys'
export { sealedAccountMails } from '@/lib/platform/mail/account-mail'
