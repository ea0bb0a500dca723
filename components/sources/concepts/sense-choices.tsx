import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ConceptEdit } from '@/lib/contracts/concept-map'
import { meantAs, type SenseChoice } from './concept-editing'

/** A name that means several things: which of them the student means, one press each. */
export function SenseChoices(props: {
  choices: readonly SenseChoice[]
  disabled: boolean
  onEdit: (...edits: readonly ConceptEdit[]) => void
}) {
  const t = useTranslations('sources.concepts')
  const { choices, disabled, onEdit } = props
  return choices.map(({ concept, senses }) => (
    <fieldset
      key={concept.id}
      className="mt-2 rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm"
    >
      <legend className="float-left mb-1 w-full" dir="auto">
        {t('senses', { name: concept.name })}
      </legend>
      <ul className="clear-both flex flex-wrap gap-2">
        {senses.map((sense) => (
          <li key={sense.id} className="min-w-0 max-w-full">
            <Button
              size="sm"
              disabled={disabled}
              className="max-w-full"
              onClick={() => onEdit(...meantAs(concept, sense))}
            >
              <span dir="auto" className="text-left break-words whitespace-normal">
                {sense.description === '' ? sense.name : `${sense.name}: ${sense.description}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  ))
}
