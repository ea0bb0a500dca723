import type { Lang } from './catalogue/phrase'

/** What stands above an abstract, in the language of the work. */
export const abstractIn: Readonly<Record<Lang, string>> = { en: 'Abstract', pt: 'Resumo', es: 'Resumen' }

/** What every page and file of an invented work says of itself, in the language of the work. */
export const inventedIn: Readonly<Record<Lang, string>> = {
  en: 'Sandbox: an invented record, not a real publication.',
  pt: 'Demonstração: registro inventado, não é uma publicação real.',
  es: 'Demostración: registro inventado, no es una publicación real.',
}
