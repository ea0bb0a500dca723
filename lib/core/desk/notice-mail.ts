import type { InboxLine, Verdict } from '@/lib/contracts/desk'
import type { Locale } from '@/lib/contracts/locale'

interface Words {
  readonly subject: (title: string) => string
  readonly comment: (name: string) => string
  readonly reply: (name: string) => string
  readonly decision: Readonly<Record<Verdict, (name: string) => string>>
  readonly read: (url: string) => string
  readonly why: string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (title) => `News about “${title}”`,
    comment: (name) => `${name} commented on your proposal:`,
    reply: (name) => `${name} answered in a comment:`,
    decision: {
      approve: (name) => `${name} approved your proposal.`,
      'changes-required': (name) => `${name} asks for changes to your proposal:`,
      reject: (name) => `${name} rejected your proposal:`,
    },
    read: (url) => `Read and answer it here: ${url}`,
    why: 'Carrel sends this because you shared a proposal by a link.',
  },
  'pt-BR': {
    subject: (title) => `Novidades sobre “${title}”`,
    comment: (name) => `${name} comentou seu projeto:`,
    reply: (name) => `${name} respondeu em um comentário:`,
    decision: {
      approve: (name) => `${name} aprovou seu projeto.`,
      'changes-required': (name) => `${name} pede alterações em seu projeto:`,
      reject: (name) => `${name} rejeitou seu projeto:`,
    },
    read: (url) => `Leia e responda aqui: ${url}`,
    why: 'O Carrel envia esta mensagem porque você compartilhou um projeto por um link.',
  },
  es: {
    subject: (title) => `Novedades sobre «${title}»`,
    comment: (name) => `${name} comentó tu propuesta:`,
    reply: (name) => `${name} respondió en un comentario:`,
    decision: {
      approve: (name) => `${name} aprobó tu propuesta.`,
      'changes-required': (name) => `${name} pide cambios en tu propuesta:`,
      reject: (name) => `${name} rechazó tu propuesta:`,
    },
    read: (url) => `Léelo y responde aquí: ${url}`,
    why: 'Carrel envía este mensaje porque compartiste una propuesta mediante un enlace.',
  },
}

/** Lines of a title shown in a subject; longer ones are cut. */
const TITLE_CHARS_MAX = 120

/** The kinds an e-mail is sent about. */
export const mailedKinds = ['comment', 'reply', 'decision'] as const

type Notice = Pick<InboxLine, 'kind' | 'name' | 'excerpt' | 'verdict'>

/** One plain-text e-mail about some notices of one project, in their order. The subject is a single line. */
export function noticeMail(
  notices: readonly Notice[],
  {
    locale,
    projectTitle,
    url,
  }: { readonly locale: Locale; readonly projectTitle: string; readonly url: string },
): { readonly subject: string; readonly text: string } {
  const said = words[locale]
  const paragraphs = notices.map((notice) => {
    const quoted = notice.excerpt
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    return notice.excerpt === '' ? leadOf(notice, said) : `${leadOf(notice, said)}\n${quoted}`
  })
  const title = oneLine(projectTitle)
  return {
    subject: said.subject(title.length > TITLE_CHARS_MAX ? `${title.slice(0, TITLE_CHARS_MAX)}…` : title),
    text: `${[...paragraphs, said.read(url), said.why].join('\n\n')}\n`,
  }
}

function leadOf({ kind, name, verdict }: Notice, said: Words): string {
  const who = oneLine(name)
  if (kind === 'decision') return said.decision[verdict ?? 'approve'](who)
  return kind === 'reply' ? said.reply(who) : said.comment(who)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
