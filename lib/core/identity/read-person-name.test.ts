import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPersonName } from './read-person-name'

/** given | particle | family | suffix; "whole" for what is not taken apart. */
const read = (name: string, language: string | null = null): string => {
  const found = readPersonName(name, language)
  return found === null
    ? 'whole'
    : [found.given, found.particle, found.family, found.suffix].join('|').replace(/\|+$/, '')
}

describe('readPersonName', () => {
  describe('in Portuguese: the last name, with its particle and kinship (NBR 6023, 8.1.1)', () => {
    it.each([
      ['Maria da Silva', 'Maria|da|Silva'],
      ['Maria dos Santos Neto', 'Maria|dos|Santos Neto'],
      ['SANTOS NETO, Maria dos', 'Maria dos||SANTOS NETO'],
      ['Salustiano Vilar Costa Filho', 'Salustiano Vilar||Costa Filho'],
      ['Silva, João, Neto', 'João||Silva Neto'],
      ['Silva, Júnior, João', 'João||Silva Júnior'],
      ['José Lima Sobrinho', 'José||Lima Sobrinho'],
      ['Ana Neto', 'Ana||Neto'],
      ['Roque de Brito Alves', 'Roque de Brito||Alves'],
      ['Lúcio Costa e Silva', 'Lúcio||Costa e Silva'],
      ['MARIA DE SOUZA', 'MARIA|DE|SOUZA'],
      ['Maria De Souza', 'Maria|De|Souza'],
    ])('%s', (name, parts) => expect(read(name)).toBe(parts))
  })

  describe('in Spanish', () => {
    it.each([
      ['García Márquez, Gabriel', 'Gabriel||García Márquez'],
      ['José Ortega y Gasset', 'José||Ortega y Gasset'],
      ['Ana de la Cruz Pérez', 'Ana|de la|Cruz Pérez'],
      ['de la Cruz, Juana Inés', 'Juana Inés|de la|Cruz'],
      ['Juan-Manuel Torres-Moreno', 'Juan-Manuel||Torres-Moreno'],
      ['Zachary del Rosario', 'Zachary|del|Rosario'],
      ['María Teresa NEVADO-GIL', 'María Teresa||NEVADO-GIL'],
      // That two words are family names is not written here, and not guessed.
      ['Gabriel García Márquez', 'Gabriel García||Márquez'],
    ])('%s', (name, parts) => expect(read(name)).toBe(parts))
  })

  describe('in German, Dutch and French', () => {
    it.each([
      ['Ludwig van Beethoven', 'Ludwig|van|Beethoven'],
      ['Johann Wolfgang von Goethe', 'Johann Wolfgang|von|Goethe'],
      ['Karl von und zu Guttenberg', 'Karl|von und zu|Guttenberg'],
      ['Maria van der Berg', 'Maria|van der|Berg'],
      ['van der Berg, Maria', 'Maria|van der|Berg'],
      ["Gerard 't Hooft", "Gerard|'t|Hooft"],
      ["Jan in 't Veld", "Jan|in 't|Veld"],
      ['Eric Van den Berghe', 'Eric|Van den|Berghe'],
      ['Pieter van Aken Smit', 'Pieter|van|Aken Smit'],
      ["Jean d'Alembert", "Jean||d'Alembert"],
    ])('%s', (name, parts) => expect(read(name)).toBe(parts))
  })

  describe('in Chinese, Japanese and Korean: family name first', () => {
    it.each([
      ['王小明', 'zh', '小明||王'],
      ['欧阳修', 'zh', '修||欧阳'],
      ['王 小明', null, '小明||王'],
      ['山田 太郎', null, '太郎||山田'],
      ['김민수', null, '민수||김'],
      ['남궁민수', null, '민수||남궁'],
      ['ZHANG Wei', null, 'Wei||ZHANG'],
      ['Zhang, Wei', null, 'Wei||Zhang'],
      ['Zhang W', null, 'W||Zhang'],
      ['Kim J-H', null, 'J-H||Kim'],
      ['Jae LIU', null, 'Jae||LIU'],
      // Chinese or Japanese is not known: 高橋 is one family name, 高 another.
      ['高橋優', null, 'whole'],
      ['山田太郎', 'zh', 'whole'],
      ['ジョン・スミス', null, 'whole'],
    ])('%s, %s', (name, language, parts) => expect(read(name, language)).toBe(parts))
  })

  describe('in Arabic', () => {
    it.each([
      ['Muhammad ibn Musa al-Khwarizmi', 'Muhammad ibn Musa||al-Khwarizmi'],
      ['Khalid bin Salman', 'Khalid|bin|Salman'],
      ['Sami Abu Taleb', 'Sami|Abu|Taleb'],
      ['Naguib Abd El Salam', 'Naguib|Abd El|Salam'],
      ['Mohammed Al Maktoum', 'Mohammed|Al|Maktoum'],
      ['Al-Khalili, Jim', 'Jim||Al-Khalili'],
    ])('%s', (name, parts) => expect(read(name)).toBe(parts))
  })

  describe('with suffixes and initials', () => {
    it.each([
      ['Martin Luther King Jr.', 'Martin Luther||King|Jr.'],
      ['King, Martin Luther, Jr.', 'Martin Luther||King|Jr.'],
      ['King, Jr., Martin Luther', 'Martin Luther||King|Jr.'],
      ['Lynch Jr, T. J.', 'T. J.||Lynch|Jr'],
      ['John Smith III', 'John||Smith|III'],
      ['J. R. R. Tolkien', 'J. R. R.||Tolkien'],
      ['J.-P. Sartre', 'J.-P.||Sartre'],
      ['A.-L. Martínez Gil', 'A.-L. Martínez||Gil'],
      ['P Lewis', 'P||Lewis'],
      ['Liu Q', 'Q||Liu'],
      ['Menon G M', 'G M||Menon'],
      ['van der Berg AB', 'AB|van der|Berg'],
      ['SAMUEL, AL', 'AL||SAMUEL'],
    ])('%s', (name, parts) => expect(read(name)).toBe(parts))
  })

  describe('leaves whole', () => {
    it.each([
      'Plato',
      'WHO',
      'Fudan University',
      'Ministério da Saúde',
      'Ministry of Health, Brazil',
      '',
      ' , ',
    ])('%j', (name) => expect(read(name)).toBe('whole'))
  })

  it('loses no word, makes no empty family name, and never throws', () => {
    const word = fc.constantFrom(
      'Ana',
      'da',
      'y',
      'Silva',
      'J.',
      'de',
      'la',
      'NETO',
      'Lee',
      "O'Neil",
      'van',
      'Jr',
      'AB',
      '王',
      'III',
    )
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 7 }),
        fc.constantFrom('pt', 'zh', null),
        (words, language) => {
          const found = readPersonName(words.join(' '), language)
          if (found === null) return
          const { given, particle, family, suffix } = found
          expect(family).not.toBe('')
          const all = [given, particle, family, suffix].join(' ').split(' ').filter(Boolean)
          expect(all.join('').length).toBe(words.join('').length)
        },
      ),
    )
  })
})
