import type { Block, DocumentTree } from '@/lib/contracts/document-tree'

/** A document of one chapter with these paragraphs, for tests. */
export function treeFixture(paragraphs: readonly (readonly [id: string, text: string])[]): DocumentTree {
  const blocks: readonly Block[] = [
    { kind: 'heading', id: 'method', level: 1, text: 'Method', numbered: true },
    ...paragraphs.map(
      ([id, text]): Block => ({ kind: 'paragraph', id, role: 'body', inlines: [{ kind: 'text', text }] }),
    ),
  ]
  return {
    title: 'Reading on screens',
    subtitle: '',
    author: 'A. Student',
    institution: 'A university',
    advisor: 'B. Advisor',
    city: 'Recife',
    date: '2026-11-25',
    nature: 'Research proposal',
    language: 'en',
    style: 'apa',
    keywords: ['reading'],
    banner: '',
    chapters: [{ id: 'chapter-1', blocks }],
  }
}
