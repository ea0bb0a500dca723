'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { Kbd } from '@/components/ui/kbd'
import { orLater } from '@/components/ui/or-later'
import { useStanding } from '@/lib/client/use-standing'
import type { Standing } from '@/lib/contracts/standing'

const Palette = dynamic(() => orLater(() => import('./palette').then((module) => module.Palette)))

/** Most keyboards have no ⌘; which one this is, only the browser knows. */
const anyKeys = 'Ctrl K'
const ownKeys = () => (/Mac OS/.test(navigator.userAgent) ? '⌘K' : anyKeys)
const nothingToFollow = () => () => undefined

/** Opens the search over rooms, commands and sources: by press, ⌘K or Ctrl K. */
export function PaletteButton({
  projectId,
  runId,
  standing,
}: {
  projectId: string
  runId: string
  /** As the page began. */
  standing: Standing
}) {
  const t = useTranslations('common.palette')
  const [open, setOpen] = useState(false)
  const keys = useSyncExternalStore(nothingToFollow, ownKeys, () => anyKeys)
  const present = useStanding(projectId, standing) ?? standing

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      setOpen((shown) => !shown)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-label={t('open')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('open')}
        onClick={() => setOpen(true)}
        className="inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-soft hover:bg-sunk hover:text-ink"
      >
        <SearchIcon />
        <Kbd>{keys}</Kbd>
      </button>
      {open ? (
        <Palette projectId={projectId} runId={runId} standing={present} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
