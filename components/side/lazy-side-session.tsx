'use client'

import dynamic from 'next/dynamic'
import { orLater } from '@/components/ui/or-later'

/** Loaded at the first press: nobody needs the panels before. */
export const LazySideSession = dynamic(() =>
  orLater(() => import('./side-session-dialog').then((module) => module.SideSessionDialog)),
)
