import type { DocumentTree } from '@/lib/contracts/document-tree'

export interface LayoutWords {
  readonly contents: string
  readonly table: string
  readonly figure: string
  readonly source: string
  readonly note: string
  /** What stands behind "Source:" when nothing else is named. */
  readonly ownWork: string
  readonly advisor: string
}

/** The words that a layout adds to a document, in the document's language. */
export const layoutWords: Readonly<Record<DocumentTree['language'], LayoutWords>> = {
  en: {
    contents: 'Contents',
    table: 'Table',
    figure: 'Figure',
    source: 'Source',
    note: 'Note',
    ownWork: 'prepared by the author.',
    advisor: 'Advisor',
  },
  'pt-BR': {
    contents: 'Sumário',
    table: 'Tabela',
    figure: 'Figura',
    source: 'Fonte',
    note: 'Nota',
    ownWork: 'elaboração própria.',
    advisor: 'Orientação',
  },
  es: {
    contents: 'Índice',
    table: 'Tabla',
    figure: 'Figura',
    source: 'Fuente',
    note: 'Nota',
    ownWork: 'elaboración propia.',
    advisor: 'Dirección',
  },
}
