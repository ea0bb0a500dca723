import { cache } from 'react'
import { loadWorkspace } from '@/lib/server/loaders/workspace'

/** Frame and room ask for the same project in one request; it is loaded once. */
export const loadOnce = cache(loadWorkspace)
