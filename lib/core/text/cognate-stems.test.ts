import { describe, expect, it } from 'vitest'
import { cognateStem } from './cognate-stems'

describe('cognateStem', () => {
  it.each([
    ['education', 'educação', 'educación'],
    ['university', 'universidade', 'universidad'],
    ['nurses', 'nursing'],
  ])('lets words of one origin meet without being told their language: %s, %s', (...words) => {
    expect(new Set(words.map(cognateStem)).size).toBe(1)
  })
})
