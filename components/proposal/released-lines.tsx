import { useTranslations } from 'next-intl'
import { isFirstPerson, linesOf } from '@/lib/core/proposal/problem/printable-lines'
import { type BriefDraft, releasedLines } from './brief-draft'

interface ReleasedLinesProps {
  draft: BriefDraft
  /** The released lines, one a line. */
  onChange: (text: string) => void
}

/** Each line of what the student said besides, to be released for the document or not; none is until it is ticked. */
export function ReleasedLines({ draft, onChange }: ReleasedLinesProps) {
  const t = useTranslations('proposal')
  const lines = linesOf(draft.additional_context)
  if (lines.length === 0) return null
  const released = releasedLines(draft)

  function release(line: string, isReleased: boolean) {
    onChange(lines.filter((one) => (one === line ? isReleased : released.includes(one))).join('\n'))
  }

  return (
    <fieldset className="font-sans text-sm">
      <legend className="text-soft">{t('brief.mayStand')}</legend>
      {lines.map((line) => {
        const isPrivate = isFirstPerson(line)
        return (
          <label key={line} className="flex items-baseline gap-2 py-1">
            <input
              type="checkbox"
              checked={!isPrivate && released.includes(line)}
              disabled={isPrivate}
              onChange={(event) => release(line, event.target.checked)}
            />
            <span dir="auto">
              {line}
              {isPrivate && <span className="text-soft"> ({t('brief.staysPrivate')})</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
