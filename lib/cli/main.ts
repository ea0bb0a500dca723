import type { CommandOutput } from './command-output'
import { type Command, runCommand } from './run-command'

interface Entry {
  readonly usage: string
  /** Loaded when called: a command pays only for what it uses. */
  readonly load: () => Promise<Command>
}

const commands: Readonly<Record<string, Entry>> = {
  search: {
    usage:
      'search --topic T --question Q [--databases a,b] [--from Y] [--to Y] [--languages pt,en] [--exclude w,…] [--locale en|pt-BR|es] [--sandbox]',
    load: async () => (await import('./commands/search')).search,
  },
  parse: {
    usage: 'parse <service> <file> [--status N]',
    load: async () => (await import('./commands/parse')).parse,
  },
  dedupe: { usage: 'dedupe <file.jsonl>', load: async () => (await import('./commands/dedupe')).dedupe },
  rank: {
    usage:
      'rank [--topic T] [--question Q] [--from Y] [--to Y] [--languages pt,en] [--exclude w,…] [--language en|pt|es] <file.jsonl>',
    load: async () => (await import('./commands/rank')).rank,
  },
  'read-pdf': {
    usage: 'read-pdf <file>',
    load: async () => (await import('./commands/read-pdf')).readPdfCommand,
  },
  'detect-language': {
    usage: 'detect-language <file.jsonl>',
    load: async () => (await import('./commands/detect-language')).detectLanguageCommand,
  },
  'repair-json': {
    usage: 'repair-json <file>',
    load: async () => (await import('./commands/repair-json')).repairJson,
  },
  screen: {
    usage: 'screen <records.jsonl> [--runs 15] [--seed 1] [--target 0.95]',
    load: async () => (await import('./commands/screen')).screen,
  },
  agree: {
    usage: 'agree <first.jsonl> <second.jsonl>',
    load: async () => (await import('./commands/agree')).agree,
  },
  import: { usage: 'import <file>', load: async () => (await import('./commands/import')).importCommand },
  cite: {
    usage: 'cite --style apa|abnt <csl.json>',
    load: async () => (await import('./commands/cite')).cite,
  },
  concepts: {
    usage: 'concepts --topic T [--question Q] [--language pt|es|en]',
    load: async () => (await import('./commands/concepts')).concepts,
  },
  design: {
    usage: 'design --topic T [--question Q] [--language pt|es|en]',
    load: async () => (await import('./commands/design')).design,
  },
  size: {
    usage: 'size --topic T [--question Q]',
    load: async () => (await import('./commands/size')).sizeCommand,
  },
  discover: {
    usage:
      'discover --interests "A; B; C" [--profile p.json] [--out DIR] [--student ID] [--choose N] [--locale en|pt-BR|es] [--sandbox]',
    load: async () => (await import('./commands/discover')).discover,
  },
  collect: {
    usage: 'collect --topic T --questions q.json [--locale en|pt-BR|es] [--sandbox]',
    load: async () => (await import('./commands/collect')).collect,
  },
  ask: {
    usage: 'ask --library DIR --question Q [--language en|pt|es] [--embedding none|local|provider]',
    load: async () => (await import('./commands/ask')).askLibrary,
  },
  check: {
    usage: 'check <draft.docx|.md|.txt|.pdf> --library DIR [--table]',
    load: async () => (await import('./commands/check')).checkDraftFile,
  },
  examine: {
    usage: 'examine <proposal.json|paper.json> [--locale en|pt-BR|es]',
    load: async () => (await import('./commands/examine')).examine,
  },
  paper: {
    usage:
      'paper init --query Q --sources s.jsonl [--kind review|proposal-stage|empirical [--data table.csv [--columns concept=column;…]]] [--locale en|pt-BR|es] | columns --session ID [--columns concept=column;…] | next|status|resume --session ID | complete --session ID --agent KEY --output out.json | run --session ID [--until KEY] | export --session ID | final --session ID [--out folder] [--threshold 0.3] [--dry-run]',
    load: async () => (await import('./commands/paper')).paper,
  },
  review: {
    usage: 'review DIR [--topic T] [--question Q] [--style abnt|apa] [--locale en|pt-BR|es] [--out DIR]',
    load: async () => (await import('./commands/review')).review,
  },
  propose: {
    usage:
      'propose --profile p.json --sources s.jsonl --out DIR [--topic T] [--question Q] [--title T] [--author A] [--institution I] [--advisor A] [--city C] [--start YYYY-MM-DD] [--defence YYYY-MM-DD] [--style abnt|apa] [--locale en|pt-BR|es] [--country BR] [--population N] [--reachable N] [--participants adults|minors|patients|minor-patients] [--response 0.4] [--cluster N] [--weekends-free] [--blocked 2027-01-01..2027-01-31] [--decisions d.json] [--sandbox]',
    load: async () => (await import('./commands/propose')).propose,
  },
}

const helpOptions = ['--help', '-h']

/** Runs the command named by the first argument. */
export async function main(args: readonly string[]): Promise<number> {
  const io: CommandOutput = {
    stdout: (line) => void process.stdout.write(`${onOneLine(line)}\n`),
    stderr: (line) => void process.stderr.write(`${line}\n`),
  }
  // A reader that closes early (head, less) is not an error.
  process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
  const [name = '', ...rest] = args
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry && !['', 'help', ...helpOptions].includes(name)) {
    io.stderr(`There is no command ${name}; \`carrel help\` lists them all.`)
    return 1
  }
  if (!entry || rest.some((word) => helpOptions.includes(word))) {
    const wanted = entry ? [entry] : Object.values(commands)
    for (const line of ['Usage:', ...wanted.map(({ usage }) => `  carrel ${usage}`)]) io.stdout(line)
    return 0
  }
  return runCommand(async (given, io) => (await entry.load())(given, io), rest, io)
}

/** JSON allows signs in its strings that many programs take for the end of a line. */
function onOneLine(json: string): string {
  return json.replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
