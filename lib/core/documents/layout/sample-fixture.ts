import type { Block, DocumentTree, Drawing, Inlines } from '@/lib/contracts/document-tree'

const WORDS: Readonly<Record<DocumentTree['language'], string>> = {
  en: 'this study examines how undergraduate students organise bibliographic references while writing long academic projects at public universities under tight deadlines and with little supervision because the available tools differ',
  'pt-BR':
    'a pesquisa busca compreender como estudantes de graduação organizam referências bibliográficas durante a escrita de projetos acadêmicos longos em universidades públicas brasileiras considerando prazos curtos e orientação escassa',
  es: 'la investigación busca comprender cómo los estudiantes de grado organizan referencias bibliográficas durante la escritura de proyectos académicos extensos en universidades públicas con plazos cortos y escasa orientación',
}

/** Numbers that repeat from the same seed; good enough to vary prose. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const text = (value: string): Inlines => [{ kind: 'text', text: value }]

const gantt: Drawing = {
  width: 440,
  height: 150,
  shapes: [
    { kind: 'rect', x: 0, y: 0, width: 440, height: 150, tone: 'paper' },
    ...['Revisão', 'Coleta', 'Análise', 'Redação'].flatMap((name, at) => [
      { kind: 'text', x: 0, y: 38 + at * 28, text: name, size: 10, anchor: 'start', tone: 'ink' } as const,
      { kind: 'rect', x: 90 + at * 70, y: 27 + at * 28, width: 120, height: 15, tone: 'accent' } as const,
      { kind: 'line', x1: 90, y1: 48 + at * 28, x2: 440, y2: 48 + at * 28, tone: 'line' } as const,
    ]),
    ...['mar', 'abr', 'mai', 'jun', 'jul'].map(
      (month, at) =>
        ({
          kind: 'text',
          x: 90 + at * 70,
          y: 12,
          text: month,
          size: 9,
          anchor: 'start',
          tone: 'soft',
        }) as const,
    ),
    { kind: 'line', x1: 300, y1: 18, x2: 300, y2: 150, tone: 'warn', dashed: true },
  ],
}

export interface SampleOptions {
  readonly style: DocumentTree['style']
  readonly language?: DocumentTree['language']
  readonly chapters?: number
  readonly sectionsPerChapter?: number
  readonly paragraphsPerSection?: number
}

/** A proposal as long as asked for, with every kind of block; the same options give the same tree. For tests and benches. */
export function sampleTree({
  style,
  language = 'pt-BR',
  chapters = 4,
  sectionsPerChapter = 3,
  paragraphsPerSection = 3,
}: SampleOptions): DocumentTree {
  const random = sequence(7)
  const words = WORDS[language].split(' ')
  const prose = (length: number): string => {
    const picked = Array.from({ length }, () => words[Math.floor(random() * words.length)] ?? '')
    const joined = picked.join(' ')
    return `${joined[0]?.toUpperCase()}${joined.slice(1)}`
  }
  const references = Array.from({ length: 14 }, (_, at) => ({
    key: `autor${at}`,
    inlines: [
      { kind: 'text', text: `Autor${at}, A. B. (20${10 + at}). ${prose(9)}. ` },
      { kind: 'text', text: 'Revista de Estudos Acadêmicos', italic: true },
      { kind: 'text', text: `, ${at + 3}(2), ${at * 10 + 1}–${at * 10 + 9}. ` },
      {
        kind: 'link',
        text: `https://doi.org/10.5555/exemplo.${at}`,
        href: `https://doi.org/10.5555/exemplo.${at}`,
      },
    ] as const,
  }))
  const paragraph = (id: string): Block => ({
    kind: 'paragraph',
    id,
    role: 'body',
    inlines: [
      { kind: 'text', text: `${prose(30)} ` },
      { kind: 'text', text: prose(3).toLowerCase(), italic: true },
      { kind: 'text', text: ` ${prose(20).toLowerCase()} ` },
      {
        kind: 'cite',
        text: '(Autor1, 2011; Autor4, 2014)',
        keys: ['autor1', 'autor4'],
      },
      { kind: 'text', text: `. ${prose(18)}.` },
    ],
  })
  const section = (chapter: number, at: number): readonly Block[] => [
    {
      kind: 'heading',
      id: `c${chapter}.s${at}`,
      level: 2,
      text: prose(at === 1 ? 14 : 5),
      numbered: true,
    },
    ...Array.from({ length: paragraphsPerSection }, (_, k) => paragraph(`c${chapter}.s${at}.p${k}`)),
    ...(at === 0 ? subsection(chapter) : []),
    ...(at === 1 ? floats(chapter) : []),
  ]
  const subsection = (chapter: number): readonly Block[] => [
    { kind: 'heading', id: `c${chapter}.deep`, level: 3, text: prose(4), numbered: true },
    paragraph(`c${chapter}.deep.p`),
    { kind: 'paragraph', id: `c${chapter}.quote`, role: 'quote', inlines: text(`${prose(55)}.`) },
    paragraph(`c${chapter}.after-quote`),
    {
      kind: 'list',
      id: `c${chapter}.list`,
      ordered: true,
      items: [text(`${prose(8)};`), text(`${prose(28)};`), text(`${prose(5)}.`)],
    },
    { kind: 'paragraph', id: `c${chapter}.note`, role: 'note', inlines: text(`${prose(30)}.`) },
  ]
  const table = (id: string, rows: number): Block & { kind: 'table' } => ({
    kind: 'table',
    id,
    caption: prose(6),
    head: ['Etapa', 'Descrição', 'Horas'],
    rows: Array.from({ length: rows }, (_, at) => [
      text(`E${at + 1}`),
      text(prose(4 + (at % 9))),
      text(`${8 + at * 2}`),
    ]),
    widths: [1, 5, 1],
    note: '',
  })
  const floats = (chapter: number): readonly Block[] => [
    table(`c${chapter}.table`, 5 + chapter * 12),
    paragraph(`c${chapter}.after-table`),
    {
      kind: 'figure',
      id: `c${chapter}.figure`,
      caption: prose(5),
      alternative: prose(12),
      drawing: gantt,
      note: 'Fonte: razão de horas do projeto.',
      table: table(`c${chapter}.figure-table`, 4),
    },
    paragraph(`c${chapter}.after-figure`),
  ]
  return {
    title: 'Organização de referências na escrita acadêmica',
    subtitle: 'um estudo com estudantes de graduação',
    author: 'Ana Clara Nguyễn',
    institution: 'Universidade Federal do Exemplo',
    advisor: 'Prof. Dr. João Ćirić',
    city: 'Recife',
    date: '2026-11-20',
    nature:
      'Projeto de pesquisa apresentado ao Programa de Pós-Graduação em Educação como requisito parcial para o exame de qualificação.',
    language,
    style,
    keywords: ['referências', 'escrita acadêmica'],
    banner: 'As fontes deste documento são inventadas para demonstração.',
    chapters: [
      {
        id: 'abstract',
        blocks: [
          { kind: 'heading', id: 'abstract.h', level: 1, text: 'Resumo', numbered: false },
          { kind: 'paragraph', id: 'abstract.p', role: 'body', inlines: text(`${prose(120)}.`) },
        ],
      },
      ...Array.from({ length: chapters }, (_, at) => ({
        id: `c${at}`,
        blocks: [
          { kind: 'heading', id: `c${at}.h`, level: 1, text: prose(2), numbered: true } as const,
          paragraph(`c${at}.p`),
          ...Array.from({ length: sectionsPerChapter }, (_, k) => section(at, k)).flat(),
        ],
      })),
      {
        id: 'references',
        blocks: [
          { kind: 'heading', id: 'references.h', level: 1, text: 'Referências', numbered: false },
          { kind: 'references', id: 'references.list', entries: references },
        ],
      },
    ],
  }
}
