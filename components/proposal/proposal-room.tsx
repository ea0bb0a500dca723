'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

/** The room once it was begun; before, nobody needs its scripts. */
export const ProposalRoom = dynamic<ComponentProps<typeof import('./proposal-workspace').ProposalWorkspace>>(
  () => import('./proposal-workspace').then((module) => module.ProposalWorkspace),
)
