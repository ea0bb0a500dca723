import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/field'
import type { PublishedDocument } from '@/lib/contracts/desk'
import { chapterNumber } from '@/lib/core/desk/document-kind'

interface DocumentSelectProps {
  readonly documents: readonly PublishedDocument[]
  readonly value: string
  readonly onChange: (kind: string) => void
}

/** Which of the documents that were published is read: the proposal, or a chapter of the paper. */
export function DocumentSelect({ documents, value, onChange }: DocumentSelectProps) {
  const t = useTranslations('desk')
  return (
    <SelectField
      label={t('documentLabel')}
      labelHidden
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {documents.map(({ kind, title }) => (
        <option key={kind} value={kind}>
          {chapterNumber(kind) > 0 ? title : t('documentProposal')}
        </option>
      ))}
    </SelectField>
  )
}
