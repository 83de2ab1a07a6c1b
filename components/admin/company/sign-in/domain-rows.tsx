import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import type { CompanySignInForm } from '@/lib/accounts/company/settings-schema'

type Domains = CompanySignInForm['domains']
type Props = { domains: Domains; errors: Record<string, string>; onChange: (domains: Domains) => void }

/** The company's email domains, and which of them sign in with company accounts only. */
export function DomainRows({ domains, errors, onChange }: Props) {
  const change = (at: number, part: Partial<Domains[number]>) =>
    onChange(domains.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <Card title="Email domains">
      <p className="mb-4 max-w-[65ch] text-dense text-ink-soft">
        A person whose verified email address is in one of these domains gets the account, or the invitation,
        that has this address. “Company accounts only” turns passwords and passkeys off for the domain, except
        for the emergency account.
      </p>
      <ul className="grid gap-4">
        {domains.map(({ domain, companyOnly }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and keep their order
          <li key={at} className="flex flex-wrap items-end gap-x-5 gap-y-2">
            <TextField
              id={`domains-${at}`}
              label={`Domain ${at + 1}`}
              value={domain}
              error={errors[`domains.${at}.domain`]}
              onValue={(value) => change(at, { domain: value })}
              autoComplete="off"
            />
            <CheckField
              label="Company accounts only"
              value={companyOnly}
              onValue={(value) => change(at, { companyOnly: value })}
            />
            <Button variant="ghost" onClick={() => onChange(domains.filter((_, index) => index !== at))}>
              Remove<span className="sr-only"> domain {at + 1}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FieldError id="domains-error" message={errors.domains} />
      <div className="mt-4">
        <Button variant="outline" onClick={() => onChange([...domains, { domain: '', companyOnly: false }])}>
          Add a domain
        </Button>
      </div>
    </Card>
  )
}
