import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type FirstAsked, firstAsked, readModule } from './first-guard'

/** One way into the server, with what it asks before anything else. */
export interface Entry {
  readonly kind: 'page' | 'route' | 'action'
  /** `GET /api/inbox`, `/projects/[projectId]/topic`, `endSessionAction`. */
  readonly name: string
  readonly file: string
  readonly asked: FirstAsked
}

const methods = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort()
}

function addressOf(file: string): string {
  const folders = path.posix.dirname(file).split('/').slice(1)
  return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
}

function routesOf(file: string): Entry[] {
  const named = readModule(file).exported.filter((name) => methods.test(name))
  return named.map((name) => ({
    kind: 'route',
    name: `${name} ${addressOf(file)}`,
    file,
    asked: firstAsked(file, name),
  }))
}

/** A page or the frame around pages; its title asks by itself, and gives away as much. What asks for nothing but words is left out. */
function pagesOf(file: string): Entry[] {
  const isFrame = file.endsWith('/layout.tsx')
  return readModule(file).exported.flatMap((name) => {
    const asked = firstAsked(file, name)
    const part = name === 'generateMetadata' ? ' (title)' : isFrame ? ' (frame)' : ''
    if (asked === null && part !== '') return []
    return { kind: 'page', name: `${addressOf(file)}${part}`, file, asked }
  })
}

function actionsOf(file: string): Entry[] {
  const { exported } = readModule(file)
  return exported.map((name) => ({ kind: 'action', name, file, asked: firstAsked(file, name) }))
}

/** The files whose exports a browser can call: they begin with 'use server'. */
function actionFiles(): string[] {
  return ['app', 'components', 'lib']
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file) && /^['"]use server['"]/m.test(readFileSync(file, 'utf8')))
}

/** Every page, every method of every route and every server action, as the folders hold them. */
export function listEntries(): readonly Entry[] {
  const app = filesIn('app')
  return [
    ...app.filter((file) => /\/(page|layout)\.tsx$/.test(file)).flatMap(pagesOf),
    ...app.filter((file) => /\/route\.tsx?$/.test(file)).flatMap(routesOf),
    ...actionFiles().flatMap(actionsOf),
  ]
}
