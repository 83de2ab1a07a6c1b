import { CopyButton } from '@/components/admin/kit/copy-button'
import type { OfferedTotp } from '@/lib/accounts/second-factor/own-second-factor'

/** QR code for the authenticator app, and its secret to type. */
export function TotpPicture({ secret, qr: { size, path } }: Pick<OfferedTotp, 'secret' | 'qr'>) {
  const grouped = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code for your authenticator app; the same secret is beside it as text"
        className="size-52 rounded-control border border-line-strong bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className="min-w-0">
        <p>
          Scan this with an authenticator app: Google or Microsoft Authenticator, 1Password, Aegis, or your
          phone’s password app.
        </p>
        <p className="mt-4 text-small text-ink-soft">Without a camera, type this secret into the app.</p>
        <div className="mt-1.5 flex items-start gap-2 rounded-control border border-line-strong bg-paper py-1.5 pr-1.5 pl-4">
          <code className="min-w-0 flex-1 py-2.5 text-small break-words">{grouped}</code>
          <CopyButton text={secret} what="the secret" />
        </div>
      </div>
    </div>
  )
}
