import { cache } from 'react'
import { loadFrame } from '@/lib/server/loaders/frame'
import { loadProposal } from '@/lib/server/loaders/proposal'
import { loadWorkspace } from '@/lib/server/loaders/workspace'

/** Frame and room ask for the same project in one request; it is loaded once. */
export const loadOnce = cache(loadWorkspace)

/** The same for rooms that need the project alone, with or without a search. */
export const loadFrameOnce = cache(loadFrame)

/** The same for its proposal; null while none was begun. Only after the project was found. */
export const loadProposalOnce = cache(loadProposal)
