'use client'

import dynamic from 'next/dynamic'

/** Loaded at the first press: nobody needs the panels before. */
export const LazySideSession = dynamic(() =>
  import('./side-session-dialog').then((module) => module.SideSessionDialog),
)
