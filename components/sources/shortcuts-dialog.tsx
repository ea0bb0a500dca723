import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { Kbd } from '@/components/ui/kbd'
import { ScrollRegion } from '@/components/ui/scroll-region'
import type { MenuChoice } from './menu-bar'

const rowKeys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['X', 'tick'],
  ['M', 'maybe'],
  ['Z', 'skip'],
  ['-', 'exclude'],
  ['U', 'undo'],
  ['O', 'open'],
  ['?', 'why'],
  ['Q', 'cite'],
  ['E', 'abstract'],
  ['=', 'join'],
  ['G', 'merged'],
  ['Y', 'byChoices'],
  ['/', 'find'],
  ['N', 'new'],
  ['H', 'help'],
] as const

/** Every key of the page. */
export function ShortcutsDialog({
  open,
  onClose,
  choices,
}: {
  open: boolean
  onClose: () => void
  choices: readonly MenuChoice[]
}) {
  const t = useTranslations('sources.shortcuts')
  // The key of this list stands among those of the list already.
  const others = choices.filter(({ id }) => id !== 'keys')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <ScrollRegion label={t('title')}>
        <h3 className="label-caps mb-1">{t('list')}</h3>
        <dl className="grid grid-cols-[2.5rem_1fr] gap-y-1.5 text-sm">
          {rowKeys.map(([key, name]) => (
            <Line key={key} shortcut={key} text={t(`keys.${name}`)} />
          ))}
        </dl>
        {others.length > 0 ? (
          <>
            <h3 className="label-caps mt-4 mb-1">{t('menu')}</h3>
            <dl className="grid grid-cols-[2.5rem_1fr] gap-y-1.5 text-sm">
              {others.map(({ id, shortcut, label }) => (
                <Line key={id} shortcut={shortcut.replace('Shift+', '⇧')} text={label} />
              ))}
            </dl>
          </>
        ) : null}
      </ScrollRegion>
    </Dialog>
  )
}

function Line({ shortcut, text }: { shortcut: string; text: string }) {
  return (
    <>
      <dt>
        <Kbd always>{shortcut}</Kbd>
        <span className="sr-only">{shortcut}</span>
      </dt>
      <dd>{text}</dd>
    </>
  )
}
