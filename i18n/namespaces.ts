/** One file per namespace and language lies in messages/<locale>/<namespace>.json. */
export const namespaces = [
  'common',
  'run',
  'topic',
  'sources',
  'projects',
  'settings',
  'account',
  'side',
  'proposal',
  'desk',
  'share',
  'library',
  'answers',
  'collection',
  'review',
  'paper',
] as const
