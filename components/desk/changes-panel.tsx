'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import type { BlockChange, VersionChanges } from '@/lib/contracts/desk'
import { blockDomId, showPlace } from './go-to'

/** Words kept on each side of a change; more would hide it. */
const AROUND_WORDS = 12

/** What changed between two versions, chapter by chapter. `canShow`: the later one is on the same page. */
export function ChangesPanel({ changes, canShow }: { changes: VersionChanges; canShow: boolean }) {
  const t = useTranslations('desk.changes')
  if (changes.blocks.length === 0) return <p className="text-sm text-soft">{t('same')}</p>
  return (
    <div>
      <p className="text-sm">{t('words', { added: changes.addedWords, removed: changes.removedWords })}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {chaptersOf(changes.blocks).map(({ chapter, blocks }) => (
          <li key={blocks[0]?.blockId}>
            <Fold
              className="py-1.5"
              title={<bdi className="min-w-0">{chapter || t('titlePage')}</bdi>}
              aside={
                <span className="whitespace-nowrap text-soft">{t('places', { count: blocks.length })}</span>
              }
            >
              <ul className="space-y-3 pt-1 sm:pl-5">
                {blocks.map((block) => (
                  <li key={`${block.kind} ${block.blockId}`}>
                    <ChangedBlock block={block} canShow={canShow} />
                  </li>
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ul>
    </div>
  )
}

const tones = { added: 'accent', removed: 'danger', changed: 'plain' } as const

function ChangedBlock({ block, canShow }: { block: BlockChange; canShow: boolean }) {
  const t = useTranslations('desk.changes')
  // One cell to a line would tear a table apart.
  const isTable = block.blockKind === 'table' || block.blockKind === 'figure'
  const shown = (text: string) => (isTable ? text.replaceAll('\n', ' · ') : text)
  return (
    <div className="text-sm">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <Badge tone={tones[block.kind]}>{t(`kind.${block.kind}`)}</Badge>
        <span className="text-xs text-soft">{t(`block.${block.blockKind}`)}</span>
        {canShow && block.kind !== 'removed' ? (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            onClick={() => showPlace(blockDomId(block.blockId))}
          >
            {t('show')}
          </Button>
        ) : null}
      </div>
      <p dir="auto" className="font-serif leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {block.parts.map(({ kind, text }, at) => {
          const edge = at === 0 ? 'first' : at === block.parts.length - 1 ? 'last' : 'between'
          // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one text, never reordered.
          if (kind === 'same') return <span key={at}>{shown(shorten(text, edge))}</span>
          if (kind === 'removed')
            return (
              <del key={at} className="bg-danger-soft text-danger">
                {shown(text)}
              </del>
            )
          return (
            <ins key={at} className="bg-accent-soft text-accent-strong no-underline">
              {shown(text)}
            </ins>
          )
          // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
        })}
      </p>
    </div>
  )
}

/** A long stretch that stayed, cut to what lies next to a change. */
function shorten(text: string, edge: 'first' | 'last' | 'between'): string {
  const words = text.match(/\S+\s*/g) ?? []
  const isLong = words.length > (edge === 'between' ? 2 * AROUND_WORDS + 4 : AROUND_WORDS + 4)
  if (!isLong) return text
  const head = edge === 'first' ? '' : words.slice(0, AROUND_WORDS).join('')
  const tail = edge === 'last' ? '' : words.slice(-AROUND_WORDS).join('')
  return `${head}… ${tail}`
}

function chaptersOf(
  blocks: readonly BlockChange[],
): readonly { readonly chapter: string; readonly blocks: readonly BlockChange[] }[] {
  const chapters = new Map<string, BlockChange[]>()
  for (const block of blocks) chapters.set(block.chapter, [...(chapters.get(block.chapter) ?? []), block])
  return [...chapters].map(([chapter, own]) => ({ chapter, blocks: own }))
}
