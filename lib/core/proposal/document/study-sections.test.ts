import { beforeAll, describe, expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { Block } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { type StudySetting, unsaidSetting } from '@/lib/contracts/study-setting'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { buildProposalTree } from './build-proposal-tree'
import { proposalDocument } from './document-fixture'
import type { ProposalDocument } from './writing'

let apa: CitationStyle
beforeAll(async () => {
  apa = await loadCitationStyle('apa')
})

interface Case {
  readonly constraints?: string[]
  readonly study?: Partial<StudySetting>
  readonly holidays?: ProposalDocument['brief']['holidays']
  readonly design?: ProposalDocument['methodology']['design'] | undefined
  readonly locale?: Locale
  readonly question?: string
  /** Of topic and question as the student gave them. */
  readonly asked?: Pick<ProposalDocument['brief'], 'topic' | 'question'>
}

function blocks({
  study = {},
  holidays = null,
  design,
  locale = 'en',
  question,
  asked,
  constraints = [],
}: Case): readonly Block[] {
  const plain = proposalDocument(apa)
  const tree = buildProposalTree({
    ...plain,
    brief: {
      ...plain.brief,
      ...asked,
      profile: { ...plain.brief.profile, constraints },
      locale,
      study: { ...unsaidSetting, ...study },
      holidays,
    },
    methodology: { ...plain.methodology, design: design ?? 'survey' },
    problem:
      question === undefined
        ? plain.problem
        : {
            ...plain.problem,
            definition: { ...plain.problem.definition, main_research_question: question },
          },
  })
  return tree.chapters.flatMap((chapter) => chapter.blocks)
}

const inlines = (block: Block) =>
  block.kind === 'paragraph' ? block.inlines : block.kind === 'list' ? block.items.flat() : []
/** The text of the blocks whose ids begin so. */
const textOf = (all: readonly Block[], id: string) =>
  all
    .filter((block) => block.id.startsWith(`${id}.`))
    .flatMap(inlines)
    .map(({ text }) => text)
    .join(' ')

describe('what is not said', () => {
  it('is named as such, and no country, law or number stands in its place', () => {
    const all = blocks({})
    expect(textOf(all, 'setting')).toContain(
      'Not said, and to be settled before the collection: the country, the size of the population, how many people can be reached and whether minors or patients take part.',
    )
    expect(textOf(all, 'setting')).not.toMatch(/\d/)
    expect(textOf(all, 'ethics')).toContain('the committee of the institution says which rules apply')
    expect(textOf(all, 'ethics')).not.toMatch(/\d|minors/i)
  })

  it('sends a study in a country whose rules are not known here to its committee', () => {
    expect(textOf(blocks({ study: { country: 'JP' } }), 'ethics')).toContain(
      'the committee of the institution says which rules apply',
    )
  })

  it('leaves every price open', () => {
    const budget = blocks({}).find(({ id }) => id === 'budget.table')
    const costs =
      budget?.kind === 'table'
        ? budget.rows.map((row) =>
            row
              .at(-1)
              ?.map(({ text }) => text)
              .join(''),
          )
        : []
    expect(costs.length).toBeGreaterThan(1)
    expect(new Set(costs)).toEqual(new Set(['to be quoted']))
  })
})

describe('a study without participants', () => {
  it('asks nobody to consent and counts no people as missing', () => {
    const all = blocks({ design: 'systematic-review', study: { country: 'BR' } })
    expect(textOf(all, 'ethics')).toContain('Nobody takes part')
    expect(textOf(all, 'ethics')).not.toContain('withdraw')
    expect(textOf(all, 'setting')).not.toContain('Not said')
    expect(textOf(all, 'criteria')).toContain('published studies')
  })
})

describe('what is said', () => {
  it('names the rules of the country and the assent of minors', () => {
    const text = textOf(
      blocks({ study: { country: 'BR', participants: 'minors' }, locale: 'pt-BR' }),
      'ethics',
    )
    expect(text).toContain('Plataforma Brasil')
    expect(text).toContain('TALE')
  })

  it.each([
    ['PT', 'Lei 21/2014, artigo 7.º'],
    ['ES', 'Lei Orgânica 3/2018, artigo 7'],
    ['MX', 'artigos 36 e 37'],
    ['GB', 'nenhuma lei'],
    ['US', 'Subparte D'],
  ])('says what %s asks of minors, and of adults nothing of the kind', (country, rule) => {
    const of = (participants: 'minors' | 'adults') =>
      textOf(blocks({ study: { country, participants }, locale: 'pt-BR' }), 'ethics')
    expect(of('minors')).toContain(rule)
    expect(of('adults')).not.toContain(rule)
  })

  it('asks no assent where adults take part', () => {
    expect(textOf(blocks({ study: { country: 'BR', participants: 'adults' } }), 'ethics')).not.toContain(
      'TALE',
    )
  })

  it('counts the public holidays of the time of the work alone and names the licence of their data', () => {
    const days = ['2026-02-01', '2026-04-21', '2026-09-07', '2027-03-01'].map((day) => ({
      day,
      name: 'Feriado',
    }))
    const all = blocks({ study: { country: 'BR' }, holidays: { country: 'BR', days } })
    expect(textOf(all, 'setting')).toContain(
      '2 public holidays of the country as a whole (data: date-holidays, CC BY-SA 3.0)',
    )
  })

  it('counts no holidays of another country than the one of the study', () => {
    const holidays = { country: 'MX', days: [{ day: '2026-09-16', name: 'Independencia' }] }
    expect(textOf(blocks({ study: { country: 'BR' }, holidays }), 'setting')).not.toContain('holiday')
  })
})

describe('the time that a question names', () => {
  const setting = (question: string, design: Case['design'], locale: Locale = 'en') =>
    textOf(blocks({ question, design, locale }), 'setting')

  it('is not spoken of where none is named, where it is to come, or where documents of it are the data', () => {
    for (const question of ['How common is burnout?', 'How common is burnout in 2026?'])
      expect(setting(question, 'survey')).not.toMatch(/time that|look back/)
    expect(setting('How did papers see the 2018 election?', 'document-analysis')).not.toMatch(/time that/)
  })

  it('is asked about where it is over or has begun, in every language', () => {
    const past = 'How common was burnout during the pandemic?'
    expect(setting(past, 'secondary-data')).toMatch(/recorded then. Which data set .* is to be settled/)
    expect(setting(past, 'interviews')).toMatch(/look back.* is to be settled with the advisor/)
    expect(setting('How common has burnout been since 2019?', 'survey')).toContain('(“since 2019”) began')
    expect(setting('Qual a prevalência durante a pandemia?', 'secondary-data', 'pt-BR')).toContain(
      'são questões a resolver antes da coleta',
    )
    expect(setting('¿Cómo se vivió durante la pandemia?', 'interviews', 'es')).toContain('está por definir')
  })
})

describe('whom a study asks', () => {
  const settingOf = (locale: Locale, topic: string, question = '') =>
    textOf(blocks({ locale, asked: { topic, question }, study: { population: 60 } }), 'setting')

  it('is the group that the topic names, with its number', () => {
    expect(settingOf('es', 'Duelo de enfermeras en cuidados paliativos')).toContain(
      'Población: enfermeras en cuidados paliativos (60 personas).',
    )
  })

  it('is no place where people are met, and nobody whom only an adjective recalls', () => {
    expect(settingOf('pt-BR', 'Evasão escolar em escolas públicas')).toContain('A população tem 60 pessoas.')
    expect(settingOf('es', 'Chatbot para pedir citas médicas')).toContain('La población tiene 60 personas.')
  })

  it('is whose view is asked for, not whom they speak of', () => {
    const said = settingOf(
      'pt-BR',
      'A inclusão de alunos com TEA na educação infantil sob a ótica das professoras',
      'Como as professoras significam a inclusão de crianças com TEA?',
    )
    expect(said).toContain('População: professoras (60 pessoas).')
  })

  it('is left open where nobody is named, and no name of a school or adjective stands for it', () => {
    expect(settingOf('pt-BR', 'Evasão escolar em escolas públicas')).toContain('quem faz parte da população')
    expect(settingOf('es', 'Chatbot para pedir citas médicas')).toContain('quién forma parte de la población')
    expect(settingOf('pt-BR', 'Burnout em enfermeiros')).not.toContain('quem faz parte da população')
  })

  it('is met where and when topic and question say', () => {
    expect(settingOf('es', 'Anglicismos', '¿Cómo explican los jóvenes de Bogotá los anglicismos?')).toContain(
      'Lugar que indican el tema o la pregunta: Bogotá.',
    )
    expect(settingOf('pt-BR', 'Imprensa negra em São Paulo na Primeira República (1889-1930)')).toMatch(
      /Lugar .*: São Paulo\. Período .*1889-1930\./,
    )
  })

  it('is a register that has still to be found where records are read', () => {
    const all = blocks({ design: 'secondary-data', study: { country: 'BR' } })
    expect(textOf(all, 'setting')).toMatch(/Which data set or register holds these variables/)
  })

  it('is nobody in a study of documents, whatever was said of invitations', () => {
    const all = blocks({
      design: 'document-analysis',
      study: { population: 60, reachable: 20, country: 'BR' },
    })
    expect(textOf(all, 'setting')).not.toMatch(/60|20/)
    expect(textOf(all, 'ethics')).toContain('510/2016')
  })
})

describe('what the material and the talks ask for', () => {
  const ofTexts = { design: 'document-analysis', locale: 'pt-BR' } as const
  const asked = { topic: 'Guarda compartilhada', question: 'Como o tribunal decide a guarda?' }

  it('does not call public what a condition says is kept from the public', () => {
    const open = textOf(blocks({ ...ofTexts, asked }), 'ethics')
    expect(open).toContain('material publicado ou público')
    const sealed = textOf(
      blocks({ ...ofTexts, asked, constraints: ['Processos em segredo de justiça'] }),
      'ethics',
    )
    expect(sealed).toContain('“Processos em segredo de justiça”')
    expect(sealed).not.toContain('material publicado ou público')
    expect(textOf(blocks({ ...ofTexts, asked, constraints: ['Sem orçamento'] }), 'ethics')).toBe(open)
  })

  it('asks first where people wrote on a platform, and only there', () => {
    const posts = { topic: 'Boatos no WhatsApp', question: 'Que boatos circulam no WhatsApp?' }
    expect(textOf(blocks({ ...ofTexts, asked: posts }), 'ethics')).toContain(
      'em WhatsApp pode identificá-las',
    )
    expect(textOf(blocks({ ...ofTexts, asked }), 'ethics')).not.toContain('plataforma antes')
  })

  it('is decided by the committee on animals where samples are taken from them, and only there', () => {
    const pigs = { topic: 'Vírus em suínos', question: 'Que vírus há nas fezes de leitões?' }
    const lab = { design: 'laboratory-experiment', locale: 'pt-BR', study: { country: 'BR' } } as const
    expect(textOf(blocks({ ...lab, asked: pigs }), 'ethics')).toContain('Lei 11.794/2008')
    const concrete = { topic: 'Concreto com cinza', question: 'A cinza afeta a resistência do concreto?' }
    expect(textOf(blocks({ ...lab, asked: concrete }), 'ethics')).not.toContain('animais')
  })

  it('settles support before conversations, and not before questionnaires', () => {
    expect(textOf(blocks({ design: 'interviews' }), 'ethics')).toContain('where to find support')
    expect(textOf(blocks({ design: 'survey' }), 'ethics')).not.toContain('where to find support')
  })

  it('takes no phase of life for the time of a study', () => {
    const women = {
      topic: 'Cold-water swimming',
      question: 'What does cold-water swimming mean to women going through menopause?',
    }
    const setting = textOf(blocks({ design: 'interviews', asked: women }), 'setting')
    expect(setting).not.toContain('Time named')
    expect(setting).toContain('women going through menopause')
  })
})

it('a review says with which words its search begins, those of the group among them', () => {
  const review = {
    topic: 'Lactancia materna en madres adolescentes: una revisión de alcance',
    question: '¿Qué se sabe sobre los conocimientos y actitudes de las madres adolescentes?',
  }
  const search = textOf(blocks({ design: 'systematic-review', locale: 'es', asked: review }), 'search')
  expect(search).toMatch(/“breastfeeding”.*\) AND .*madres adolescentes/)
  expect(textOf(blocks({ design: 'survey', locale: 'es', asked: review }), 'search')).toBe('')
})

describe('whom the question names', () => {
  it.each([
    [
      'es',
      'Migración venezolana',
      '¿Qué significa la integración laboral para las mujeres migrantes venezolanas en Lima?',
      'mujeres migrantes venezolanas',
    ],
    [
      'pt-BR',
      'Esgotamento de servidores públicos',
      'Existe relação entre o teletrabalho e o esgotamento de servidores públicos federais?',
      'servidores públicos federais',
    ],
    ['pt-BR', 'Desmame', 'Por que as mães deixam de amamentar antes dos seis meses?', 'mães'],
    ['es', 'Anglicismos', '¿Qué piensan los estudiantes después de la clase?', 'estudiantes'],
  ] as const)('is kept whole, and nothing else is added (%s): %s', (locale, topic, question, who) => {
    const setting = textOf(blocks({ design: 'interviews', locale, asked: { topic, question } }), 'setting')
    expect(setting).toMatch(new RegExp(`(?:População|Población): ${who}\\.`))
  })
})
