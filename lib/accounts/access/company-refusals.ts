/** Why a company sign-in opened no session: for the log, and for the person at /login. */
export const COMPANY_REFUSALS = {
  'company-off': {
    logged: 'Company sign-in is off',
    words: 'Company sign-in is turned off. Sign in with your password.',
  },
  'company-down': {
    logged: 'The identity provider could not be reached',
    words:
      'Your company’s sign-in cannot be reached at the moment. If you have a password here, you can use it; otherwise try again in a few minutes.',
  },
  'company-setup': {
    logged: 'The identity provider’s answer was not accepted',
    words:
      'The answer of your company’s sign-in was not accepted. Please try again. If this happens again, tell an administrator.',
  },
  'company-refused': {
    logged: 'The identity provider refused the person',
    words: 'Your company’s sign-in was canceled or refused. You can try again.',
  },
  'company-expired': {
    logged: 'The sign-in was not begun in this browser, or too long ago',
    words: 'This took too long, or began in another browser. Please sign in again.',
  },
  'company-no-account': {
    logged: 'The person has no account here',
    words: 'You have no account here yet. Ask an administrator to invite you.',
  },
  'company-unverified': {
    logged: 'The provider does not say that the email address is verified',
    words:
      'Your company’s sign-in does not confirm your email address, so no account could be found for you. Ask an administrator.',
  },
  'company-groups': {
    logged: 'None of the person’s groups has access',
    words: 'None of your groups at your company has access here. Ask an administrator to add you to one.',
  },
  'company-too-many-groups': {
    logged: 'The provider left out the groups, because there are too many',
    words:
      'You are in more groups than your company’s sign-in can name, so your role is unknown. An administrator of your directory can have it send only the groups that are assigned to this application, or its app roles.',
  },
  'company-several': {
    logged: 'Several accounts have the person’s email address',
    words: 'Several accounts here have your email address. Ask an administrator to correct them.',
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
    logged: 'An administrator came without a second factor',
    words:
      'Administrators need a second factor here, and your company’s sign-in did not report one. Turn it on there, then sign in again.',
  },
} as const

export type CompanyRefusal = keyof typeof COMPANY_REFUSALS
