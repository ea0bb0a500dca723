import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button'

const components = readdirSync('components', { recursive: true })
  .map((file) => path.join('components', String(file)))
  .filter((file) => file.endsWith('.tsx'))

describe('a button that is busy', () => {
  it('is greyed for everybody without losing the focus, which a disabled one does', () => {
    const busy = renderToStaticMarkup(createElement(Button, { busy: true, disabled: true }, 'Save'))
    expect(busy).toContain('aria-disabled="true"')
    expect(busy).toContain('aria-busy="true"')
    expect(busy).not.toContain(' disabled=')
    const disabled = renderToStaticMarkup(createElement(Button, { disabled: true }, 'Save'))
    expect(disabled).toContain(' disabled=')
  })

  it('shows that something goes on, and at rest nothing', () => {
    expect(renderToStaticMarkup(createElement(Button, { busy: true }, 'Save'))).toContain('sign-of-life')
    expect(renderToStaticMarkup(createElement(Button, {}, 'Save'))).not.toContain('sign-of-life')
  })

  it('is what every control is while something is under way: none is disabled by it', () => {
    expect(components.length).toBeGreaterThan(200)
    const byBusy = components.filter((file) =>
      /<(?:Button|IconButton|button|select|SelectField|TextField)\b[^<]*?\sdisabled=\{[^}]*\b(?:busy|isBusy|pending|isPending|isSending)\b/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    expect(byBusy).toEqual([])
  })
})

it('a button is never grey for a field that is empty, too short or too long: pressed, it says so (useMissing)', () => {
  const grey = /\sdisabled=\{[^}]*(?:\.trim\(\)|\bis(?:Empty|Short|Long|Fit|Lacking|Nameless|Untouched)\b)/
  expect(grey.test(" disabled={name.trim() === ''}")).toBe(true)
  expect(components.filter((file) => grey.test(readFileSync(file, 'utf8')))).toEqual([])
})
