import { expect, test } from 'vitest'
import { filesNamed, titleKey } from './files-named'

const of = (text: string, title: string) => filesNamed(text).get(titleKey(title))

test.each([
  [
    'Zotero',
    'Full Text:files/12/Silva 2021.pdf:application/pdf;Snapshot:files/13/page.html:text/html',
    ['Silva 2021.pdf', 'page.html'],
  ],
  ['JabRef', ':Silva2021.pdf:PDF', ['Silva2021.pdf']],
  ['JabRef with a folder', 'A note:papers/Silva2021.pdf:PDF', ['Silva2021.pdf']],
  ['Mendeley', ':C$\\backslash$:/Users/a/Silva\\_2021.pdf:pdf', ['Silva_2021.pdf']],
  ['a bare path', '/home/a/Silva 2021.pdf', ['Silva 2021.pdf']],
  ['none', '', []],
  ['no file at all', 'https://example.org/', []],
])('reads the files of a BibTeX record as %s writes them', (_, file, names) => {
  const text = `@article{silva, title = {Trabalho {R}emoto e produ{\\c c}{\\~a}o}, file = {${file}}}`
  expect(of(text, 'Trabalho remoto e produção')).toEqual(names)
})

test('reads those of RIS records, each its own', () => {
  const text = [
    'TY  - JOUR\nTI  - Remote work\nL1  - internal-pdf://12/remote.pdf\nER  - ',
    'TY  - JOUR\nT1  - Nurses\nL1  - files/3/nurses.pdf\nUR  - https://example.org/x.pdf\nER  - ',
  ].join('\n')
  expect(of(text, 'Remote work')).toEqual(['remote.pdf'])
  expect(of(text, 'Nurses')).toEqual(['nurses.pdf'])
})

test('gives the file of two records of one title to neither', () => {
  const text = '@book{a, title={Methods}, file={:a.pdf:PDF}}\n@book{b, title={Methods}, file={:b.pdf:PDF}}'
  expect(of(text, 'Methods')).toEqual([])
})

test.each([
  ['blank lines', `TY  - JOUR\n${'\n'.repeat(400_000)}ER  - `],
  ['semicolons', `@article{a, title={x}, file={${';'.repeat(400_000)}}}`],
  ['colons', `@article{a, title={x}, file={${':a.pdf'.repeat(80_000)}}}`],
])('takes no longer than the length asks: %s', (_, text) => {
  const startedAt = performance.now()
  filesNamed(text)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
