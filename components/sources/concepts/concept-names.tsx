import { useTranslations } from 'next-intl'
import { Button, IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SelectField } from '@/components/ui/field'
import { CloseIcon, UndoIcon } from '@/components/ui/icons'
import { useRoving } from '@/components/ui/use-roving'
import type { Concept, ConceptEdit, ConceptMap, ConceptName, NameOrigin } from '@/lib/contracts/concept-map'
import { conceptLanguages, conceptRoles } from '@/lib/contracts/concept-terms'
import type { Locale } from '@/lib/contracts/locale'
import { AddName } from './add-name'
import { toggleConcept } from './concept-editing'
import { vocabularyNames } from './vocabulary-names'

interface ConceptNamesProps {
  id: string
  concept: Concept
  map: ConceptMap
  locale: Locale
  disabled: boolean
  onEdit: (...edits: readonly ConceptEdit[]) => void
  onClose: () => void
}

const keyOf = ({ language, text }: ConceptName) => `${language} ${text}`

/** One concept unfolded: its role, its names by language with where each came from, and what can be done to them. */
export function ConceptNames({ id, concept, map, locale, disabled, onEdit, onClose }: ConceptNamesProps) {
  const t = useTranslations('sources.concepts')
  const groups = conceptLanguages.map((language) => ({
    language,
    names: concept.names.filter((name) => name.language === language),
  }))
  const roving = useRoving(groups.flatMap(({ names }) => names.map(keyOf)))
  const isDropped = concept.state === 'dropped'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-2 rounded-md border border-line bg-paper p-3"
    >
      <header className="flex items-start gap-2">
        <h3 id={`${id}-title`} dir="auto" className="min-w-0 flex-1 font-serif font-semibold break-words">
          {concept.name}
          {concept.state === 'confirmed' ? (
            <span className="ml-2 font-sans text-xs font-normal text-soft">{t('state.confirmed')}</span>
          ) : null}
        </h3>
        <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div className="mt-1 flex flex-wrap items-end gap-2">
        <div className="w-44">
          <SelectField
            label={t('roleLabel')}
            value={concept.role}
            disabled={disabled || isDropped}
            onChange={(event) => {
              const role = conceptRoles.find((option) => option === event.target.value)
              if (role) onEdit({ kind: 'role', id: concept.id, role })
            }}
          >
            {conceptRoles.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </SelectField>
        </div>
        {concept.state === 'proposed' ? (
          <Button disabled={disabled} onClick={() => onEdit({ kind: 'confirm', id: concept.id })}>
            {t('confirm')}
          </Button>
        ) : null}
        <Button disabled={disabled} onClick={() => onEdit(toggleConcept(concept))}>
          {isDropped ? t('restore') : t('drop')}
        </Button>
      </div>
      <p className="mt-1 text-xs text-soft">{t(`roleMeaning.${concept.role}`)}</p>
      {isDropped ? null : (
        <div className="mt-3 grid gap-3 sm:grid-cols-3" {...roving.row}>
          {groups.map(({ language, names }) => (
            <section key={language} aria-label={t(`language.${language}`)}>
              <h4 className="label-caps">{t(`language.${language}`)}</h4>
              {names.length === 0 ? <p className="text-sm text-soft">{t('noName')}</p> : null}
              <ul>
                {names.map((name) => (
                  <Name
                    key={keyOf(name)}
                    name={name}
                    conceptId={concept.id}
                    disabled={disabled}
                    item={roving.item(keyOf(name))}
                    onEdit={onEdit}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {isDropped ? null : (
        <AddName concept={concept} map={map} locale={locale} disabled={disabled} onEdit={onEdit} />
      )}
    </section>
  )
}

interface NameProps {
  name: ConceptName
  conceptId: string
  disabled: boolean
  item: ReturnType<ReturnType<typeof useRoving>['item']>
  onEdit: (...edits: readonly ConceptEdit[]) => void
}

function Name({ name, conceptId, disabled, item, onEdit }: NameProps) {
  const t = useTranslations('sources.concepts')
  const { text, language, struckOut, origin } = name
  const kind = struckOut ? 'restore-name' : 'strike-name'
  const toggle = () => onEdit({ kind, id: conceptId, text, language })
  return (
    <li className="flex items-start gap-1">
      <span className="min-w-0 flex-1 py-1">
        <span
          dir="auto"
          lang={language}
          className={classNames('text-sm break-words', struckOut && 'text-faint line-through')}
        >
          {text}
        </span>{' '}
        <OriginNote origin={origin} />
      </span>
      <button
        type="button"
        {...item}
        aria-label={t(struckOut ? 'restoreName' : 'strikeName', { name: text })}
        title={t(struckOut ? 'restoreName' : 'strikeName', { name: text })}
        aria-keyshortcuts="Delete"
        aria-disabled={disabled}
        onClick={() => (disabled ? undefined : toggle())}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' || disabled) return
          event.preventDefault()
          event.stopPropagation()
          toggle()
        }}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunk hover:text-ink pointer-coarse:size-9"
      >
        {struckOut ? <UndoIcon size={12} /> : <CloseIcon size={12} />}
      </button>
    </li>
  )
}

/** Where a name came from, in a word. */
function OriginNote({ origin }: { origin: NameOrigin }) {
  const t = useTranslations('sources.concepts.origin')
  return <span className="text-xs text-soft">({originText(origin, t)})</span>
}

function originText(origin: NameOrigin, t: ReturnType<typeof useTranslations<'sources.concepts.origin'>>) {
  if (origin.by === 'records') return t('records', { count: origin.count })
  if (origin.by === 'vocabulary') return vocabularyNames[origin.vocabulary]
  return origin.by === 'model' ? origin.model : t(origin.by)
}
