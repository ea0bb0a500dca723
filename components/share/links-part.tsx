'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Moment } from '@/components/ui/moment'
import { orLater } from '@/components/ui/or-later'
import { TextLink } from '@/components/ui/text-link'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import type { LinkLine } from '@/lib/contracts/desk'
import { LINK_DAYS_DEFAULT } from '@/lib/contracts/desk-limits'
import { RenameDialog, RevokeDialog } from './link-dialogs'
import { type MadeLinkShown, NewLinkNotice } from './new-link-notice'
import type { ShareActions } from './use-share-actions'

// It checks what is written by its schema, which the page does not need before.
const LinkForm = dynamic(() => orLater(() => import('./link-form').then((module) => module.LinkForm)))

interface LinksPartProps {
  projectId: string
  links: readonly LinkLine[]
  isShared: boolean
  actions: ShareActions
}

/** The links with what they allow and when they were used, and a new one. */
export function LinksPart({ projectId, links, isShared, actions }: LinksPartProps) {
  const t = useTranslations('share.links')
  const part = useRef<HTMLDivElement>(null)
  useKeptFocus(part)
  const [made, setMade] = useState<MadeLinkShown | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [renaming, setRenaming] = useState<LinkLine | null>(null)
  const [revoking, setRevoking] = useState<LinkLine | null>(null)
  const open = links.filter(({ state }) => state === 'open')
  const over = links.filter(({ state }) => state !== 'open')

  /** What a link says is shown once; another one for the same reader takes its place, and the old one ends. */
  async function renew({ id, name, rights, state }: LinkLine) {
    const sent = await actions.createLink({ name, rights, days: LINK_DAYS_DEFAULT })
    if (!sent.ok) return
    if (state === 'open') await actions.revokeLink(id)
    setMade({ ...sent.value, name })
  }

  const row = (link: LinkLine) => (
    <LinkRow
      key={link.id}
      link={link}
      onRename={() => setRenaming(link)}
      onRevoke={() => setRevoking(link)}
      onRenew={() => void renew(link)}
    />
  )
  return (
    <div ref={part} tabIndex={-1} className="space-y-4 text-sm outline-none">
      {made ? <NewLinkNotice made={made} onDone={() => setMade(null)} /> : null}
      {open.length > 0 ? <ul className="divide-y divide-line">{open.map(row)}</ul> : null}
      {open.length === 0 && !isAsking && !made ? (
        <p className="text-soft">{t(isShared ? 'none' : 'noneYet')}</p>
      ) : null}
      {isAsking ? (
        <LinkForm
          actions={actions}
          onCancel={() => setIsAsking(false)}
          onMade={(link) => {
            setMade(link)
            setIsAsking(false)
          }}
        />
      ) : (
        <Button
          variant={isShared && links.length === 0 ? 'primary' : 'plain'}
          onClick={() => setIsAsking(true)}
        >
          {t('new')}
        </Button>
      )}
      {links.some(({ rights }) => rights === 'screen') ? (
        <p>
          <TextLink href={`/projects/${projectId}/sources/reviewers`}>{t('toReviewers')}</TextLink>
        </p>
      ) : null}
      {over.length > 0 ? (
        <Fold title={t('over', { count: over.length })}>
          <ul className="divide-y divide-line">{over.map(row)}</ul>
        </Fold>
      ) : null}
      {renaming ? <RenameDialog link={renaming} actions={actions} onClose={() => setRenaming(null)} /> : null}
      {revoking ? <RevokeDialog link={revoking} actions={actions} onClose={() => setRevoking(null)} /> : null}
    </div>
  )
}

function LinkRow({
  link,
  onRename,
  onRevoke,
  onRenew,
}: {
  link: LinkLine
  onRename: () => void
  onRevoke: () => void
  onRenew: () => void
}) {
  const t = useTranslations('share.links')
  const { name, rights, state } = link
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium [overflow-wrap:anywhere]">{name}</bdi>
        <Badge>{t(`rights.${rights}`)}</Badge>
        {state === 'open' ? null : <Badge tone="warn">{t(`state.${state}`)}</Badge>}
      </p>
      <p className="mt-0.5 text-xs text-soft">
        {link.seenAt === null ? (
          t('neverSeen')
        ) : (
          <>
            {t('seen')} <Moment at={link.seenAt} />
            {link.seenVersion === null ? '' : ` · ${t('version', { number: link.seenVersion })}`}
          </>
        )}
        {' · '}
        {state === 'revoked' && link.revokedAt !== null ? (
          <>
            {t('revokedOn')} <Moment at={link.revokedAt} day />
          </>
        ) : (
          <>
            {t(state === 'expired' ? 'expiredOn' : 'until')} <Moment at={link.expiresAt} day />
          </>
        )}
      </p>
      <div className="mt-1 -ml-2 flex flex-wrap gap-0.5">
        <Button size="sm" variant="quiet" aria-label={t('renewOf', { name })} onClick={onRenew}>
          {t('renew')}
        </Button>
        {state === 'open' ? (
          <>
            <Button size="sm" variant="quiet" aria-label={t('renameOf', { name })} onClick={onRename}>
              {t('rename')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              className="text-danger!"
              aria-label={t('revokeOf', { name })}
              onClick={onRevoke}
            >
              {t('revoke')}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}
