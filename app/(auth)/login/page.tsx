import { Phone } from 'lucide-react'
import { redirect } from 'next/navigation'
import { LoginScreen } from '@/components/auth/login-screen'
import { ForgottenScreen, NewPasswordScreen } from '@/components/auth/password-screens'
import { BrandLink } from '@/components/site/frame/brand'
import { type LoginNotice, namedNotice } from '@/lib/accounts/access/login-notice'
import { companyOffer } from '@/lib/accounts/company/settings'
import { hasPasskeys } from '@/lib/accounts/passkeys/passkey-sign-in'
import { currentPerson, endedSessionMessage } from '@/lib/accounts/sessions/session'
import { registrationOffer } from '@/lib/accounts/sign-in/admission'
import { resetOffer } from '@/lib/accounts/users/password-reset'
import { canSendMail } from '@/lib/platform/mail/sender'
import { getBrandMark } from '@/lib/site/brand/brand'
import type { BrandMark } from '@/lib/site/brand/brand-mark'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** Private, because the URL may contain an invitation or password reset token. */
export const metadata = privateMetadata('Staff sign-in')

type Given = Record<'invitation' | 'reset' | 'forgot' | 'notice', string | string[] | undefined>
export default async function LoginPage({ searchParams }: { searchParams: Promise<Partial<Given>> }) {
  const given = await searchParams
  const reset = typeof given.reset === 'string' ? given.reset : undefined
  // A reset link is also useful while signed in.
  if (!reset && (await currentPerson())) redirect('/admin')
  const [settings, brand] = await Promise.all([getSiteSettings(), getBrandMark()])
  return (
    <div className="grid min-h-dvh grid-rows-[auto_auto_1fr] lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
      <LoginHeader
        brand={brand}
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
  return <NewPasswordScreen token={token} username={offer?.username ?? null} canMail={await canSendMail()} />
}

async function SignIn({ given, companyName }: { given: Partial<Given>; companyName: string }) {
  const invitation = typeof given.invitation === 'string' ? given.invitation : undefined
  const [offer, notice] = await Promise.all([registrationOffer(invitation), loadNotice(given.notice)])
  if (given.forgot !== undefined && offer.kind !== 'first' && (await canSendMail())) {
    return <ForgottenScreen key="forgotten" />
  }
  return (
    <LoginScreen
      offer={offer}
      invitation={invitation}
      companyName={companyName}
      notice={notice}
      canMail={await canSendMail()}
      hasPasskeys={await hasPasskeys()}
      company={await companyOffer()}
    />
  )
}

async function loadNotice(name: string | string[] | undefined): Promise<LoginNotice | null> {
  const named = namedNotice(name)
  if (named) return named
  const words = await endedSessionMessage()
  return words === null ? null : { tone: 'info', words }
}

const WIDTHS = [800, 1600]
const srcSet = (format: string) =>
  WIDTHS.map((width) => `/sign-in/porch-at-evening-${width}.${format} ${width}w`).join(', ')

/** Picture next to the form. A static file, because the media library is empty before the first account. */
function EveningPorch() {
  return (
    <div className="cut-edge h-[min(30vh,13rem)] lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-dvh">
      <picture className="contents">
        <source type="image/avif" srcSet={srcSet('avif')} sizes="(min-width: 64rem) 90vw, 100vw" />
        <source type="image/webp" srcSet={srcSet('webp')} sizes="(min-width: 64rem) 90vw, 100vw" />
        <img
          src="/sign-in/porch-at-evening-800.webp"
          alt=""
          width={1600}
          height={1000}
          fetchPriority="high"
          className="size-full object-cover object-[46%_72%]"
        />
      </picture>
    </div>
  )
}

type LoginHeaderProps = { brand: BrandMark; phone: { display: string; dial: string } }

/** Home link and phone in the usual order (reading 19), for families who end up here. */
function LoginHeader({ brand, phone }: LoginHeaderProps) {
  return (
    <header className="px-5 py-3 sm:px-8">
      <div className="mx-auto flex max-w-[27.5rem] flex-wrap items-center justify-between gap-x-3">
        <BrandLink brand={brand} />
        {phone.display && (
          <a
            href={`tel:${phone.dial}`}
            data-frame="phone"
            className="text-link flex min-h-11 items-center gap-2.5"
          >
            <Phone aria-hidden="true" className="max-sm:hidden" />
            <span className="sr-only">Call </span>
            {phone.display}
          </a>
        )}
      </div>
    </header>
  )
}
