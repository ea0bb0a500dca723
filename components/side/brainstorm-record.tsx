import { useTranslations } from 'next-intl'
import { worthOf } from '@/lib/core/dialogues/idea-worth'
import type { BrainstormView } from './brainstorm-panel-props'

/** A brainstorming to be read again: what goes on with its points, then every idea. */
export function BrainstormRecord({ view: { session } }: { view: BrainstormView }) {
  const t = useTranslations('side.brainstorm')
  const textOf = (id: string) => session.ideas.find((idea) => idea.id === id)?.text ?? ''
  return (
    <div className="space-y-4 text-sm">
      {session.picks.length > 0 ? (
        <section>
          <h4 className="mb-1 font-semibold">{t('picks')}</h4>
          <ol className="list-decimal space-y-1 pl-5">
            {session.picks.map((pick) => (
              <li key={pick.idea} dir="auto">
                {textOf(pick.idea)} <span className="text-soft">{t('points', { count: worthOf(pick) })}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section>
        <h4 className="mb-1 font-semibold">{t('count', { count: session.ideas.length })}</h4>
        <ul className="list-disc space-y-1 pl-5">
          {session.ideas.map(({ id, text }) => (
            <li key={id} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
