import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import type { RoomStage } from '@/lib/contracts/proposal-stages'
import type { ExaminedObjection } from '@/lib/core/proposal/examine/examine'
import { ExaminedQuestion } from './examined-question'
import { PartHeading } from './part-heading'
import { sectionId } from './stage-section'

interface ExaminationPartProps {
  examination: readonly ExaminedObjection[]
  canAnswer: boolean
  onAdmit: (objections: readonly string[]) => void
}

/** What an advisor would object to, before the advisor sees it: first what is open, then what was admitted and what is answered. */
export function ExaminationPart({ examination, canAnswer, onAdmit }: ExaminationPartProps) {
  const t = useTranslations('proposal.examination')
  const heading = useRef<HTMLSpanElement>(null)
  const admit = (ids: readonly string[]) => {
    // What is pressed goes away with its objection.
    heading.current?.focus({ preventScroll: true })
    onAdmit(ids)
  }
  const inState = (state: ExaminedObjection['state']) => examination.filter((one) => one.state === state)
  const [open, admitted, answered] = [inState('open'), inState('admitted'), inState('answered')]
  return (
    <section id="examination" aria-labelledby="examination-heading" className="space-y-3 font-sans text-sm">
      <PartHeading>
        <span ref={heading} id="examination-heading" tabIndex={-1} className="rounded-sm">
          {t('title')}
        </span>
      </PartHeading>
      <p className="text-soft">
        {t('summary', { answered: answered.length, admitted: admitted.length, open: open.length })}
      </p>
      {open.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {open.map((one) => (
              <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5">
                <Question one={one} />
                <Button size="sm" disabled={!canAnswer} onClick={() => admit([one.id])}>
                  {t('admit')}
                  <span className="sr-only">: {one.question}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button size="sm" disabled={!canAnswer} onClick={() => admit(open.map(({ id }) => id))}>
            {t('admitAll', { count: open.length })}
          </Button>
        </>
      ) : null}
      {admitted.length > 0 ? (
        <Fold title={t('admitted')} aside={t('count', { count: admitted.length })}>
          <Questions all={admitted} />
        </Fold>
      ) : null}
      <Fold title={t('answered')} aside={t('count', { count: answered.length })}>
        <Questions all={answered} />
      </Fold>
    </section>
  )
}

function Questions({ all }: { all: readonly ExaminedObjection[] }) {
  return (
    <ul className="divide-y divide-line">
      {all.map((one) => (
        <li key={one.id} className="py-2">
          <Question one={one} />
        </li>
      ))}
    </ul>
  )
}

function Question({ one }: { one: ExaminedObjection }) {
  const t = useTranslations('proposal')
  const stage = stageAt(one.place)
  return (
    <ExaminedQuestion one={one}>
      {t(one.state === 'answered' ? 'examination.in' : 'examination.wouldBe')}{' '}
      <TextLink href={`#${sectionId(stage)}`}>{t(`stage.${stage}`)}</TextLink>
    </ExaminedQuestion>
  )
}

/** The stage on the page that holds the field of `proposal.json`. */
function stageAt(place: ExaminedObjection['place']): RoomStage {
  switch (place) {
    case 'problem_definition':
      return 'problem'
    case 'research_objectives':
      return 'objectives'
    case 'methodology':
      return 'methodology'
    case 'data_collection':
    case 'metadata.feasibility_ledger':
      return 'data-collection'
    case 'quality_validation':
      return 'quality'
    case 'metadata.references':
      return 'document'
  }
}
