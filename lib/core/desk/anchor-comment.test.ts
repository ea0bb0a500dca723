import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommentPlace } from '@/lib/contracts/desk'
import { anchorComment, settlePlace } from './anchor-comment'
import { deskBlocks } from './block-text'
import { treeFixture } from './tree-fixture'

const quote = 'a test of twenty questions that two teachers wrote'
const home = `Their recall is asked for after one week by ${quote}, as is usual in this field.`
const other = 'Forty students of two schools read the same chapter on paper and on screens.'

function placed(text: string, words: string, blockId = 'p2'): CommentPlace {
  const start = text.indexOf(words)
  return CommentPlace.parse({
    blockId,
    quote: words,
    prefix: text.slice(Math.max(0, start - 30), start),
    suffix: text.slice(start + words.length, start + words.length + 30),
    start,
  })
}

const anchored = (paragraphs: readonly (readonly [string, string])[], place: CommentPlace) =>
  anchorComment(deskBlocks(treeFixture(paragraphs)), place)

/** Words that the quotation does not have, so that nothing else looks like it. */
const filler = fc.array(
  fc.constantFrom('sampling', 'matters', 'because', 'rivers', 'flow', 'north', '(sic)', '§'),
  {
    maxLength: 25,
  },
)

describe('a comment', () => {
  it('is never orphaned by edits elsewhere, in other blocks or in its own', () => {
    fc.assert(
      fc.property(filler, filler, filler, (before, after, elsewhere) => {
        const text = [...before, quote, ...after].join(' ')
        const anchor = anchored(
          [
            ['p1', elsewhere.join(' ')],
            ['p2', text],
          ],
          placed(home, quote),
        )
        expect(anchor).toMatchObject({ kind: 'found', blockId: 'p2', text: quote })
      }),
    )
  })

  it('is orphaned when its words are deleted, whatever stays around them', () => {
    fc.assert(
      fc.property(filler, filler, (before, after) => {
        const text = [...before, ...after].join(' ')
        expect(anchored([['p2', text]], placed(home, quote))).toEqual({ kind: 'orphaned' })
      }),
    )
    expect(anchored([['p2', home.replace(quote, '')]], placed(home, quote))).toEqual({ kind: 'orphaned' })
  })

  it('follows its words into another block, also when its own is gone', () => {
    const place = placed(home, quote)
    const anchor = anchored(
      [
        ['p2', other],
        ['p7', home],
      ],
      place,
    )
    expect(anchor).toMatchObject({ kind: 'moved', blockId: 'p7', start: home.indexOf(quote) })
    expect(anchored([['p7', home]], place)).toMatchObject({ kind: 'moved', blockId: 'p7' })
  })

  it('stays at its words after small edits, and says so', () => {
    const edited = home.replace('twenty questions', 'thirty questions')
    const anchor = anchored([['p2', edited]], placed(home, quote))
    expect(anchor).toMatchObject({ kind: 'fuzzy', blockId: 'p2' })
    expect(anchor).toMatchObject({ text: quote.replace('twenty', 'thirty') })
  })

  it('does not settle on two places that are alike', () => {
    const twice: readonly (readonly [string, string])[] = [
      ['p3', `${quote}.`],
      ['p4', `${quote}!`],
    ]
    const place = CommentPlace.parse({ blockId: 'p2', quote })
    expect(anchored(twice, place)).not.toMatchObject({ kind: 'moved' })
  })

  it('tells equal words of one block apart by what stands around them', () => {
    const text = 'The mean of the first group and the mean of the second group.'
    const place = {
      ...placed(text, 'mean'),
      prefix: 'first group and the ',
      suffix: ' of the second',
      start: 0,
    }
    expect(anchored([['p2', text]], place)).toMatchObject({ start: text.lastIndexOf('mean') })
  })

  it('of a short word is not moved to one that merely resembles it', () => {
    const place = placed('By sampling we learn.', 'sampling')
    expect(anchored([['p2', 'We sample in spring, and mention simpling.']], place)).toEqual({
      kind: 'orphaned',
    })
  })

  it('on a whole block or the whole document needs no words', () => {
    const block = CommentPlace.parse({ blockId: 'p2', quote: '' })
    expect(anchored([['p2', home]], block)).toMatchObject({ kind: 'found', start: 0, end: home.length })
    expect(anchored([['p1', home]], block)).toEqual({ kind: 'orphaned' })
    expect(anchored([], CommentPlace.parse({ blockId: '', quote: '' }))).toEqual({ kind: 'document' })
  })

  it('takes any text as words, never as a pattern', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (words) => {
        fc.pre(words.trim() !== '')
        const text = `before ${words} after`
        const anchor = anchored([['p2', text]], { ...placed(text, words), start: 7 })
        expect(anchor).toMatchObject({ kind: 'found', blockId: 'p2' })
      }),
    )
  })

  it('is placed where the browser saw its words, however it counted white space', () => {
    const blocks = deskBlocks(treeFixture([['p2', home]]))
    const seen = CommentPlace.parse({ blockId: 'p2', quote: quote.replaceAll(' ', '\n  '), start: 900 })
    const start = home.indexOf(quote)
    expect(settlePlace(blocks, seen, 10)).toEqual({
      blockId: 'p2',
      quote,
      prefix: home.slice(start - 10, start),
      suffix: home.slice(start + quote.length, start + quote.length + 10),
      start,
    })
    expect(
      settlePlace(blocks, CommentPlace.parse({ blockId: 'p2', quote: 'never written anywhere' }), 10),
    ).toBeNull()
  })
})
