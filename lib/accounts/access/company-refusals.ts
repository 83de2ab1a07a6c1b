/** Why a company sign-in opened no session: for the log, and for the person at /login. */
export const COMPANY_REFUSALS = {
  'company-off': {
    logged: 'Company sign-in is off',
    words: 'Company sign-in is turned off. Sign in with your password.',
  },
  'company-down': {
    logged: 'The identity provider could not be reached',
    words:
      'Your company’s sign-in cannot be reached at the moment. Sign in with your password if you have one, or try again in a few minutes.',
  },
  'company-setup': {
    logged: 'The identity provider’s response was not accepted',
    words:
      'The response from your company’s sign-in was not accepted. Please try again. If this happens again, tell an administrator.',
  },
  'company-refused': {
    logged: 'The identity provider refused the sign-in',
    words: 'Your company’s sign-in was canceled or refused. You can try again.',
  },
  'company-expired': {
    logged: 'The sign-in started in another browser or too long ago',
    words: 'The sign-in took too long or started in another browser. Please sign in again.',
  },
  'company-no-account': {
    logged: 'The person has no account',
    words: 'You do not have an account yet. Ask an administrator to invite you.',
  },
  'company-unverified': {
    logged: 'The provider does not report the email address as verified',
    words:
      'Your company’s sign-in does not confirm your email address, so no account could be found for you. Ask an administrator.',
  },
  'company-groups': {
    logged: 'None of the person’s groups has access',
    words: 'None of your company groups has access. Ask an administrator to add you to one that does.',
  },
  'company-too-many-groups': {
    logged: 'The provider left out the groups, because there are too many',
    words:
      'You belong to more groups than your company’s sign-in can send, so your role is unknown. Ask your directory administrator to send only the groups assigned to this application, or its app roles.',
  },
  'company-several': {
    logged: 'Several accounts have the person’s email address',
    words: 'Several accounts have your email address. Ask an administrator to correct them.',
  },
  'company-other': {
    logged: 'The account belongs to another person at the provider',
    words:
      'The account with your email address is connected to another company account. Ask an administrator.',
  },
  'company-disabled': {
    logged: 'The account is disabled',
    words: 'Your account is disabled. An administrator can enable it again.',
  },
  'company-factor': {
    logged: 'An administrator signed in without a second factor',
    words:
      'Administrators need a second factor, and your company’s sign-in did not report one. Turn it on there, then sign in again.',
  },
} as const

export type CompanyRefusal = keyof typeof COMPANY_REFUSALS
