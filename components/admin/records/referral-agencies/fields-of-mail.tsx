import { CircleCheck, CircleHelp } from 'lucide-react'
import { MAIL_FIELD_LABELS, MAIL_FIELDS, type MailRule } from '@/lib/leads/referral-agencies/mail-fields'
import { readFields } from '@/lib/leads/referral-agencies/read-fields'
import { isComplete, requestOfMail } from '@/lib/leads/referral-agencies/request-of-mail'

type Props = { text: string; rules: MailRule[]; communities: { id: string; name: string }[] }

/** Fields the rules find in a mail, and whether they suffice for a request. */
export function FieldsOfMail({ text, rules, communities }: Props) {
  const read = readFields(text, rules)
  const request = requestOfMail(read, communities)
  const community = communities.find(({ id }) => id === request.communityId)
  const isEnough = isComplete(request, read)
  const Icon = isEnough ? CircleCheck : CircleHelp
  return (
    <div className="min-w-0">
      <dl aria-label="Fields of the email" className="grid gap-y-2">
        {MAIL_FIELDS.map((field) => (
          <div key={field} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{MAIL_FIELD_LABELS[field]}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
              {read[field] ? (
                <b className="font-[640]">{read[field]}</b>
              ) : (
                <span className="text-ink-soft">
                  {rules.some((rule) => rule.field === field) ? 'not in this email' : 'no label yet'}
                </span>
              )}
              {field === 'community' && read.community && (
                <span className="block text-dense text-ink-soft">
                  {community
                    ? `This is ${community.name}`
                    : 'No community of yours, or more than one: kept in the message'}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {text.trim() !== '' && (
        <p
          role="status"
          className={`mt-5 flex items-start gap-2.5 font-[640] ${isEnough ? 'text-ok' : 'text-warn'}`}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          {isEnough
            ? 'Emails like this become requests automatically.'
            : 'A colleague has to read emails like this. A name with a full phone number or email address is required.'}
        </p>
      )}
    </div>
  )
}
