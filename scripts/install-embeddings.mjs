// Installs what runs an embedding model on this machine, half a gigabyte, into DATA_DIR/embedding/runtime: not part of Carrel's own
// dependencies, and untouched by `npm ci`. No install script runs: one of them fetches drivers that are not needed. The model itself is
// fetched afterwards, on the settings page.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PACKAGE = '@huggingface/transformers@4.3.1'
const folder = path.resolve(process.env.DATA_DIR ?? '.data', 'embedding/runtime')
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({ private: true })}\n`)
const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', PACKAGE], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
