import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'

/** What Carrel does, for who sees it for the first time: one sentence, and three steps drawn with a work of the demonstration. */
export function Welcome() {
  const t = useTranslations('projects.welcome')
  const badge = useTranslations('projects.sandbox')('badge')
  return (
    <header className="mb-12 sm:mt-4">
      <h1 className="max-w-3xl font-serif text-3xl font-semibold text-balance">{t('title')}</h1>
      <p className="mt-3 max-w-3xl text-lg text-balance text-soft">{t('text')}</p>
      <figure className="mt-8">
        <ol
          aria-label={t('steps.label')}
          className="grid gap-x-4 gap-y-3 md:grid-cols-3 md:grid-rows-[auto_auto]"
        >
          <Step number={1} name={t('steps.search.name')} text={t('steps.search.text')}>
            <p className="line-clamp-2 font-serif text-base leading-snug font-semibold">
              {t('picture.title')}
            </p>
            <p className="text-xs text-soft">{t('picture.by')}</p>
            <Found>{t('picture.relevant')}</Found>
          </Step>
          <Step number={2} name={t('steps.check.name')} text={t('steps.check.text')}>
            <p className="line-clamp-3 border-l-2 border-accent-line pl-2.5 font-serif text-sm italic">
              {t('picture.quote')}
            </p>
            <Found>{t('picture.found')}</Found>
          </Step>
          <Step number={3} name={t('steps.write.name')} text={t('steps.write.text')}>
            <Lines widths={['w-full', 'w-11/12']} />
            <p className="font-serif text-sm">{t('picture.cite')}</p>
            <Lines widths={['w-4/5']} />
            <Found>{t('picture.reference')}</Found>
          </Step>
        </ol>
        <figcaption className="mt-2.5 max-md:hidden">
          <Badge tone="warn">{badge}</Badge>
        </figcaption>
      </figure>
    </header>
  )
}

interface StepProps {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}

function Step({ number, name, text, children }: StepProps) {
  return (
    <li className="gap-0 rounded-lg md:row-span-2 md:grid md:grid-rows-subgrid md:border md:border-line md:bg-sheet">
      {/* On a phone the doors matter more than the pictures. */}
      <div className="flex min-h-34 flex-col justify-center gap-1.5 border-b border-line px-4 py-3 max-md:hidden">
        {children}
      </div>
      <div className="md:px-4 md:py-3">
        <p className="font-semibold">
          <span className="mr-1.5 text-soft tabular-nums">{number}</span>
          {name}
        </p>
        <p className="mt-0.5 text-sm text-soft">{text}</p>
      </div>
    </li>
  )
}

function Found({ children }: { children: ReactNode }) {
  return (
    <p className="text-xs font-medium text-accent-strong">
      <span aria-hidden>✓ </span>
      {children}
    </p>
  )
}

/** Text of which only the shape is shown. */
function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <span aria-hidden className="block space-y-1.5">
      {widths.map((width) => (
        <span key={width} className={`block h-1.5 rounded-sm bg-line ${width}`} />
      ))}
    </span>
  )
}
