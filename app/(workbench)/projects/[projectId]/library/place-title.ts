import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadFrameOnce } from '../load'

/** What the window of one place of the library is called. */
export async function placeTitle(
  { params }: { readonly params: Promise<{ projectId: string }> },
  place: 'items' | 'reading' | 'check' | 'answers',
): Promise<Metadata> {
  const [loaded, t] = await Promise.all([
    loadFrameOnce((await params).projectId),
    getTranslations('library.places'),
  ])
  return { title: loaded ? `${t(place)} · ${loaded.title}` : 'Carrel' }
}
