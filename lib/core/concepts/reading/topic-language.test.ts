import { describe, expect, test } from 'vitest'
import { topicLanguage } from './topic-language'

describe('the language of a short topic', () => {
  test.each(['ESG', 'asdf qwer zxcv', '1984', ''])('is not guessed: %j', (text) => {
    expect(topicLanguage(text)).toBeNull()
  })

  test.each([
    ['Marketing esportivo', 'pt'],
    ['Direito do consumidor', 'pt'],
    ['correr pensar fazer', 'pt'],
    ['Justicia restaurativa en colegios de Bogotá', 'es'],
    ['Economía circular', 'es'],
    ['Food insecurity', 'en'],
    ['Home office and sleep of nurses', 'en'],
  ])('is told from its words: %s', (text, language) => {
    expect(topicLanguage(text)).toBe(language)
  })
})
