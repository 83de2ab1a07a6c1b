import type { Screen } from '@/lib/accounts/access/menu-place'

export const usersScreen: Screen = {
  href: '/admin/users',
  label: 'People',
  group: 'People',
  icon: 'UserCog',
  isFirst: true,
  area: 'accounts',
  synonyms: 'users staff colleagues accounts roles permissions team login',
  actions: [
    { label: 'Invite a colleague', href: '/admin/users/new', synonyms: 'add user new account staff person' },
    { label: 'See open invitations', href: '/admin/users/invitations', synonyms: 'pending invited' },
    {
      label: 'Set up company sign-in',
      href: '/admin/users/company',
      synonyms: 'sso saml oidc google microsoft single sign-on',
    },
    {
      label: 'Set sign-in rules',
      href: '/admin/users/sign-in',
      synonyms: 'password second factor mfa two-factor',
    },
  ],
  help: [
    {
      question: 'What if a colleague forgets the password?',
      answer: 'Open People, choose the colleague and create a link for a new password.',
      synonyms: 'reset password locked out',
    },
    {
      question: 'How do I remove a colleague’s access?',
      answer: 'Open People, choose the colleague and turn off the account. Open sessions end right away.',
      synonyms: 'disable deactivate leave fire',
    },
  ],
}
