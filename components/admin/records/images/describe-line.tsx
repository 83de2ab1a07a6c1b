import { CheckField } from '@/components/admin/kit/check-field'
import { TextField } from '@/components/admin/kit/text-field'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import type { AdminRecord } from '@/lib/records/declare/record'

export type Words = { alt: string; decorative: boolean }

type Props = {
  picture: AdminRecord
  words: Words
  problem: string | undefined
  onChange: (words: Words) => void
}

/** One picture with the inputs for its description. */
export function DescribeLine({ picture, words, problem, onChange }: Props) {
  const { id } = picture
  const name = String(picture.filename ?? 'a picture')
  return (
    <li className="grid gap-4 rounded-control border border-line bg-card p-4 shadow-rest sm:grid-cols-[11rem_minmax(0,1fr)]">
      {/* biome-ignore lint/performance/noImgElement: resized variants are made at upload */}
      <img
        src={smallPicture(picture)}
        alt={`Not described yet: ${name}`}
        loading="lazy"
        className="max-h-52 w-full rounded-picture bg-linen object-contain sm:h-32"
      />
      <div className="grid content-start gap-2.5">
        <TextField
          id={`alt-${id}`}
          label={`What ${name} shows`}
          error={problem}
          maxLength={300}
          autoComplete="off"
          disabled={words.decorative}
          value={words.alt}
          onChange={(event) => onChange({ ...words, alt: event.target.value })}
        />
        <CheckField
          label={
            <>
              Decorative, no description
              <span className="sr-only"> of {name}</span>
            </>
          }
          value={words.decorative}
          onValue={(decorative) => onChange({ ...words, decorative })}
        />
      </div>
    </li>
  )
}
