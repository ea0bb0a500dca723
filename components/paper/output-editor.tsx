'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { valueAtPath, valueText, withValueAt } from '@/components/proposal/value-path'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { useMissing } from '@/components/ui/use-missing'
import type { PaperOutputView } from '@/lib/contracts/paper-output-view'

interface OutputEditorProps {
  readonly view: PaperOutputView
  readonly busy: boolean
  /** What the check found wrong with what was sent last. */
  readonly faults: readonly string[]
  readonly onSave: (output: unknown) => void
  readonly onCancel: () => void
}

const LETTERS_A_ROW = 60
const ROWS_MAX = 8

/** The sentences of an output, each in a field, and the whole of it as JSON for what is no sentence. */
export function OutputEditor({ view, busy, faults, onSave, onCancel }: OutputEditorProps) {
  const t = useTranslations('paper.output')
  const [output, setOutput] = useState(view.output)
  const [json, setJson] = useState<string | null>(null)
  const missing = useMissing()
  const parsed = json === null ? { ok: true as const, value: output } : parseJson(json)
  return (
    <div className="space-y-4">
      {faults.length > 0 ? (
        <div role="alert" className="rounded-md border border-danger px-3 py-2 text-sm">
          <p className="font-medium text-danger">{t('refused')}</p>
          <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {json === null
        ? view.texts.map(({ path, label }, at) => {
            const text = valueText(valueAtPath(output, path))
            return (
              <TextAreaField
                key={path.join('.')}
                label={label}
                dir="auto"
                rows={Math.min(ROWS_MAX, Math.ceil(text.length / LETTERS_A_ROW) + 1)}
                value={text}
                {...(at === 0 ? { 'data-autofocus': true } : {})}
                onChange={(event) => setOutput(withValueAt(output, path, event.target.value))}
              />
            )
          })
        : null}
      <Fold title={t('asJson')}>
        <TextAreaField
          label={t('json')}
          error={parsed.ok ? undefined : t('noJson')}
          rows={14}
          spellCheck={false}
          className="font-mono text-xs"
          value={json ?? JSON.stringify(output, null, 2)}
          onChange={(event) => setJson(event.target.value)}
        />
      </Fold>
      <div className="sticky -bottom-4 -mx-5 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-sheet px-5 py-3">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          variant="primary"
          busy={busy}
          onClick={() => (missing.lacks(!parsed.ok) || !parsed.ok ? undefined : onSave(parsed.value))}
        >
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
