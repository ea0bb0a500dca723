import { Work } from '@/lib/contracts/work'

/** What of a reference tells whether a citation names it. */
export const CitableWork = Work.pick({ authors: true, year: true, doi: true, title: true })
