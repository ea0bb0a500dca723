import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { Examined } from '@/lib/core/writing/examination'

interface ExaminedQuestionProps {
  one: Pick<Examined<string>, 'question' | 'sentence' | 'source'>
  /** Where it is answered or would be. */
  children: ReactNode
}

/** What an examiner asks, the sentence that decided, and who asks it. */
export function ExaminedQuestion({ one, children }: ExaminedQuestionProps) {
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p dir="auto">{one.question}</p>
      {one.sentence ? (
        <blockquote dir="auto" className="mt-0.5 border-l-2 border-accent-line pl-2 text-soft">
          {one.sentence}
        </blockquote>
      ) : null}
      <p className="mt-0.5 flex flex-wrap items-center gap-2 text-xs text-soft">
        <Badge>{one.source}</Badge>
        {children}
      </p>
    </div>
  )
}
