// Finds a Chromium for the browser tests, also where `playwright install` is impossible.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function starts(executablePath, env = {}) {
  if (!executablePath || !existsSync(executablePath)) return false
  const options = { timeout: 20_000, env: { ...process.env, ...env } }
  return spawnSync(executablePath, ['--version', '--no-sandbox', '--headless'], options).status === 0
}

/** The browser that npm carries for Linux: unpacked once, with its own libraries where the system lacks them. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = path.join(tmpdir(), `carrel-chromium-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    if (starts(executablePath)) return { executablePath, env: {} }
    const module = path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
    const tar = path.join(folder, 'libraries.tar')
    writeFileSync(tar, brotliDecompressSync(readLibraries(module)))
    execFileSync('tar', ['xf', tar, '-C', folder])
    const env = { LD_LIBRARY_PATH: path.join(folder, 'lib') }
    return starts(executablePath, env) ? { executablePath, env } : null
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function readLibraries(module) {
  const file = ['../bin', '../../bin', './bin']
    .map((folder) => path.join(module, folder, 'al2023.tar.br'))
    .find(existsSync)
  if (!file) throw new Error('the package has no libraries')
  return execFileSync('cat', [file], { maxBuffer: 1e9 })
}

/** A working Chromium: CHROMIUM_PATH, the system's, the one npm carries, Playwright's own; throws when there is none. */
export async function findChromium() {
  for (const executablePath of [process.env.CHROMIUM_PATH, ...systemPaths]) {
    if (starts(executablePath)) return { executablePath, env: {} }
  }
  const packaged = await fromPackage().catch(() => null)
  if (packaged) return packaged
  const { chromium } = await import('playwright')
  if (starts(chromium.executablePath())) return { executablePath: chromium.executablePath(), env: {} }
  throw new Error(
    'No Chromium was found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}
