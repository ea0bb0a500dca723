import { expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import en from '@/messages/en/floor/files.json'
import { fileWord, slugOf } from './file-names'

const isWord = (key: string): key is keyof typeof en.files => key in en.files
const words = Object.keys(en.files).filter(isWord)

test.each(locales)('a file is called in %s by words that every file system takes', (locale) => {
  for (const word of words) expect(slugOf(fileWord(word, locale))).toBe(fileWord(word, locale))
})

test('who writes in Portuguese or Spanish downloads no file with an English name', () => {
  for (const word of words)
    for (const locale of ['pt-BR', 'es'] as const)
      expect(fileWord(word, locale)).not.toBe(fileWord(word, 'en'))
})
