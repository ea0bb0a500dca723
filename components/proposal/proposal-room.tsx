'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { orLater } from '@/components/ui/or-later'

/** The room once it was begun; before, nobody needs its scripts. */
export const ProposalRoom = dynamic<ComponentProps<typeof import('./proposal-workspace').ProposalWorkspace>>(
  () => orLater(() => import('./proposal-workspace').then((module) => module.ProposalWorkspace)),
)
