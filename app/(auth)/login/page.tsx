import { redirect } from 'next/navigation'
import { EveningPorch } from '@/components/auth/evening-porch'
import { LoginHeader } from '@/components/auth/login-header'
import { LoginScreen } from '@/components/auth/login-screen'
import { registrationOffer } from '@/lib/auth/admission'
import { currentUser } from '@/lib/auth/session'
import { getSiteSettings } from '@/lib/content/site-settings'
import { privateMetadata } from '@/lib/seo/metadata'

/** The address may carry an invitation. */
export const metadata = privateMetadata('Staff sign-in')

type Props = { searchParams: Promise<{ invitation?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const { invitation } = await searchParams
  const token = typeof invitation === 'string' ? invitation : undefined
  if (await currentUser()) redirect('/admin')
  const [settings, offer] = await Promise.all([getSiteSettings(), registrationOffer(token)])
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
          <LoginScreen offer={offer} invitation={token} companyName={settings.companyName} />
        </div>
      </main>
    </div>
  )
}
