import { clsx } from 'clsx'
import { passwordStrength } from '@/lib/accounts/passwords/password-strength'

const COLORS = ['', 'bg-bad', 'bg-warn-edge', 'bg-ok'] as const

/** Advises twelve characters but forbids nothing (reading 2). */
export function PasswordMeter({ password }: { password: string }) {
  const { level, words } = passwordStrength(password)
  return (
    <div>
      <div className="grid grid-cols-3 gap-1.5" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={clsx('h-1.5 rounded-pill', step <= level ? COLORS[level] : 'bg-linen')}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-small text-ink-soft">
        {words}
      </p>
    </div>
  )
}
