import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { Concept, ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX, conceptLanguages } from '@/lib/contracts/concept-terms'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'

interface AddNameProps {
  concept: Concept
  map: ConceptMap
  locale: Locale
  disabled: boolean
  onEdit: (...edits: readonly ConceptEdit[]) => void
}

/** One more way to say a concept, in one of the three languages. */
export function AddName({ concept, map, locale, disabled, onEdit }: AddNameProps) {
  const t = useTranslations('sources.concepts')
  const [text, setText] = useState('')
  const [language, setLanguage] = useState(map.language ?? localeLanguages[locale])
  const missing = useMissing()
  const isEmpty = text.trim() === ''
  function add() {
    if (disabled || missing.lacks(isEmpty)) return
    onEdit({ kind: 'add-name', id: concept.id, text: text.trim(), language })
    setText('')
  }
  return (
    <div className="mt-3 grid items-end gap-2 border-t border-line pt-3 sm:grid-cols-[1fr_9rem_auto]">
      <TextField
        label={t('addName')}
        error={missing.said(isEmpty)}
        dir="auto"
        maxLength={CONCEPT_NAME_LENGTH_MAX}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <SelectField
        label={t('languageLabel')}
        value={language}
        disabled={disabled}
        onChange={(event) =>
          setLanguage(conceptLanguages.find((code) => code === event.target.value) ?? language)
        }
      >
        {conceptLanguages.map((code) => (
          <option key={code} value={code}>
            {t(`language.${code}`)}
          </option>
        ))}
      </SelectField>
      <Button disabled={disabled} onClick={add}>
        {t('addConfirm')}
      </Button>
    </div>
  )
}
