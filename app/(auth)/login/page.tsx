import { redirect } from 'next/navigation'
import { EveningPorch } from '@/components/auth/evening-porch'
import { ForgottenScreen } from '@/components/auth/forgotten-screen'
import { LoginHeader } from '@/components/auth/login-header'
import { LoginScreen } from '@/components/auth/login-screen'
import { NewPasswordScreen } from '@/components/auth/new-password-screen'
import { type LoginNotice, namedNotice } from '@/lib/accounts/access/login-notice'
import { hasPasskeys } from '@/lib/accounts/passkeys/passkey-sign-in'
import { endedSessionMessage } from '@/lib/accounts/sessions/ended-session'
import { currentPerson } from '@/lib/accounts/sessions/session'
import { registrationOffer } from '@/lib/accounts/sign-in/admission'
import { resetOffer } from '@/lib/accounts/users/password-reset'
import { isMailConfigured } from '@/lib/platform/integrations/mail'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** Private, because the URL may contain an invitation or password reset token. */
export const metadata = privateMetadata('Staff sign-in')

type Given = Record<'invitation' | 'reset' | 'forgot' | 'notice', string | string[] | undefined>
type Props = { searchParams: Promise<Partial<Given>> }

export default async function LoginPage({ searchParams }: Props) {
  const given = await searchParams
  const reset = typeof given.reset === 'string' ? given.reset : undefined
  // A reset link is also useful while signed in.
  if (!reset && (await currentPerson())) redirect('/admin')
  const settings = await getSiteSettings()
  return (
    <div className="grid min-h-dvh grid-rows-[auto_auto_1fr] lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
      <LoginHeader
        companyName={settings.companyName}
        phone={{ display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }}
      />
      <EveningPorch />
      <main
        id="main"
        tabIndex={-1}
        className="px-5 pt-8 pb-16 sm:px-8 lg:col-start-1 lg:row-start-2 lg:self-center"
      >
        <div className="mx-auto max-w-[27.5rem]">
          {reset ? (
            <NewPassword token={reset} />
          ) : (
            <SignIn given={given} companyName={settings.companyName} />
          )}
        </div>
      </main>
    </div>
  )
}

async function NewPassword({ token }: { token: string }) {
  const offer = await resetOffer(token)
  return <NewPasswordScreen token={token} username={offer?.username ?? null} canMail={isMailConfigured()} />
}

async function SignIn({ given, companyName }: { given: Partial<Given>; companyName: string }) {
  const invitation = typeof given.invitation === 'string' ? given.invitation : undefined
  const [offer, notice] = await Promise.all([registrationOffer(invitation), loadNotice(given.notice)])
  if (given.forgot !== undefined && offer.kind !== 'first' && isMailConfigured()) {
    return <ForgottenScreen key="forgotten" />
  }
  return (
    <LoginScreen
      offer={offer}
      invitation={invitation}
      companyName={companyName}
      notice={notice}
      canMail={isMailConfigured()}
      hasPasskeys={await hasPasskeys()}
    />
  )
}

async function loadNotice(name: string | string[] | undefined): Promise<LoginNotice | null> {
  const named = namedNotice(name)
  if (named) return named
  const words = await endedSessionMessage()
  return words === null ? null : { tone: 'info', words }
}
