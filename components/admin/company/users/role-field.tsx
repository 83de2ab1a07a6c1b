'use client'

import { FieldError } from '@/components/ui/field'
import { ROLES, type Role } from '@/lib/accounts/access/access'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'

type Props = { value: Role; error: string | undefined; disabled?: boolean; onValue: (role: Role) => void }

/** Roles with a description of their rights. */
export function RoleField({ value, error, disabled, onValue }: Props) {
  return (
    <fieldset disabled={disabled} aria-describedby="role-error">
      <legend className="mb-2 text-control font-[620]">Role</legend>
      <div className="overflow-hidden rounded-control border border-line-strong">
        {ROLES.map((role) => (
          <label
            key={role}
            className="flex min-h-14 cursor-pointer items-start gap-3 border-b border-line bg-field px-4 py-3 last:border-0 has-checked:bg-sage-wash has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-copper"
          >
            <input
              type="radio"
              name="role"
              value={role}
              checked={value === role}
              onChange={() => onValue(role)}
              className="mt-0.5 size-5.5 flex-none cursor-pointer accent-evergreen outline-none"
            />
            <span className="min-w-0">
              <span className="block font-[620]">{ROLE_COPY[role].label}</span>
              <span className="block text-small text-ink-soft">{ROLE_COPY[role].may}</span>
            </span>
          </label>
        ))}
      </div>
      <div className="mt-2">
        <FieldError id="role-error" message={error} />
      </div>
    </fieldset>
  )
}
