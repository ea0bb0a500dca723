'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { BellIcon } from '@/components/ui/icons'
import { Moment } from '@/components/ui/moment'
import type { InboxLine } from '@/lib/contracts/desk'
import { chapterNumber, documentPart } from '@/lib/core/desk/document-kind'
import { useInbox } from './use-inbox'

const SHOWN_MAX = 9

/** What advisors have done, over all projects. Nothing is shown to those who never shared anything. */
export function InboxBell() {
  const t = useTranslations('share.inbox')
  const [open, setOpen] = useState(false)
  const { inbox, markRead } = useInbox()
  if (!inbox || inbox.lines.length === 0) return null
  const { unread, lines } = inbox

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('open', { count: unread })}
        title={t('title')}
        onClick={() => setOpen(true)}
        className="relative inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunk hover:text-ink"
      >
        <BellIcon />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent"
          >
            {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
          </span>
        ) : null}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        shape="side"
        title={t('title')}
        footer={unread > 0 ? <Button onClick={() => void markRead(null)}>{t('markAll')}</Button> : undefined}
      >
        <ol className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="py-3 first:pt-0">
              <NoticeLine
                line={line}
                onOpen={() => {
                  setOpen(false)
                  if (line.readAt === null) void markRead([line.id])
                }}
              />
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  )
}

/** Where what happened is to be seen. */
function hrefOf({ projectId, kind, document }: InboxLine): string {
  if (kind === 'alert') return `/projects/${projectId}/review`
  const shown = chapterNumber(document) > 0 ? `?document=${document}` : ''
  return `/projects/${projectId}/share${shown}`
}

function NoticeLine({ line, onOpen }: { line: InboxLine; onOpen: () => void }) {
  const t = useTranslations('share.inbox')
  const isUnread = line.readAt === null
  const what = line.kind === 'decision' ? `decision-${line.verdict ?? 'approve'}` : line.kind
  return (
    <div className="grid grid-cols-[0.75rem_minmax(0,1fr)] text-sm">
      <span
        aria-hidden="true"
        className={classNames('mt-2 size-1.5 rounded-full', isUnread && 'bg-accent')}
      />
      <div className="min-w-0">
        <Link
          href={hrefOf(line)}
          onClick={onOpen}
          className={classNames(
            'underline decoration-transparent underline-offset-3 hover:decoration-current',
            isUnread && 'font-semibold',
          )}
        >
          {t(`kind.${what}`, { name: line.name, part: documentPart(line.document) })}
          {isUnread ? <span className="sr-only"> {t('unread')}</span> : null}
        </Link>
        {line.excerpt ? (
          <p dir="auto" className="line-clamp-2 text-soft [overflow-wrap:anywhere]">
            {line.excerpt}
          </p>
        ) : null}
        <p className="text-xs text-soft">
          <Moment at={line.at} /> · <bdi>{line.projectTitle}</bdi>
        </p>
      </div>
    </div>
  )
}
