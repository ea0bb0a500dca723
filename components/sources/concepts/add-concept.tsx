import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { useMissing } from '@/components/ui/use-missing'
import type { ConceptEdit, ConceptMap, ConceptRole } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX, CONCEPTS_MAX, conceptRoles } from '@/lib/contracts/concept-terms'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { addedConcept } from './concept-editing'

interface AddConceptProps {
  map: ConceptMap
  locale: Locale
  disabled: boolean
  onEdit: (...edits: readonly ConceptEdit[]) => void
}

/** A further thing that the topic is about, in the student's words. */
export function AddConcept({ map, locale, disabled, onEdit }: AddConceptProps) {
  const t = useTranslations('sources.concepts')
  const [name, setName] = useState('')
  const [role, setRole] = useState<ConceptRole>('central')
  const language = map.language ?? localeLanguages[locale]
  const isFull = map.concepts.length >= CONCEPTS_MAX
  const missing = useMissing()
  const isEmpty = name.trim() === ''
  function add() {
    if (disabled || isFull || missing.lacks(isEmpty)) return
    onEdit(...addedConcept(map, { name, role, language }))
    setName('')
  }
  return (
    // Not a form: it may stand in one, and Enter here adds a concept only.
    <div className="mt-2 grid items-end gap-2 rounded-md border border-line bg-paper p-3 sm:grid-cols-[1fr_12rem_auto]">
      <TextField
        label={t('addLabel')}
        error={missing.said(isEmpty)}
        hint={isFull ? t('full', { count: CONCEPTS_MAX }) : undefined}
        dir="auto"
        maxLength={CONCEPT_NAME_LENGTH_MAX}
        value={name}
        disabled={disabled || isFull}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <SelectField
        label={t('roleLabel')}
        value={role}
        disabled={disabled}
        onChange={(event) => setRole(conceptRoles.find((option) => option === event.target.value) ?? role)}
      >
        {conceptRoles.map((option) => (
          <option key={option} value={option}>
            {t(`role.${option}`)}
          </option>
        ))}
      </SelectField>
      <Button disabled={disabled || isFull} onClick={add}>
        {t('addConfirm')}
      </Button>
    </div>
  )
}
