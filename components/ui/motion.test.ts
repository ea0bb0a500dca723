import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => ending.test(file) && !file.includes('.test.'))

it('nothing moves without an end but the sign of life, which is drawn twice in two seconds', () => {
  const written = [...files('app', /\.(css|tsx?)$/), ...files('components', /\.tsx?$/)].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\binfinite\b|animate-(?:pulse|spin|ping|bounce)|iterations: Infinity/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(written).toEqual(['app/globals.css: animation: sign-of-life 2s step-end infinite;'])
})
