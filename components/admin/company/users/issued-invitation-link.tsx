import { IssuedLink } from '@/components/admin/company/users/issued-link'

export type IssuedInvitation = { id: string; email: string; link: string; isMailed: boolean }

export function IssuedInvitationLink({
  invitation: { email, link, isMailed },
}: {
  invitation: IssuedInvitation
}) {
  const words = isMailed
    ? 'The invitation is on its way by mail; the list of the invited shows what becomes of it. You can also hand over the link yourself. It works once, for seven days.'
    : 'Email is not set up yet, so nothing was sent. Share this link yourself. It works once, within seven days.'
  return <IssuedLink title={`${email} is invited`} words={words} link={link} />
}
