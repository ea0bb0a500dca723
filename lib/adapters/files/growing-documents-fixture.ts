import { type Growth, rows } from './growth-fixture'

const front = '---\ntopic: rest\nworkflowMode: standalone\n'

/** What a person may bring as a document, in each of its repeated, unclosed and nested forms. */
export const growingDocuments: readonly Growth[] = [
  ...rows('hand-off', {
    labels: ['', 'Topic: rest\n'],
    'labels of a context': ['Topic: x\n', 'Advisor: A\n'],
    'labels without value': ['', 'Topic:\n'],
    headings: ['', '# Topic\n'],
    'headings and lines': ['# Topic\n', 'word\n'],
    'one line': ['Topic: ', 'a '],
    marks: ['Topic: ', '**'],
    quotations: ['Topic: ', '>"'],
    blanks: ['Topic: x', ' \n'],
    'rules that open': ['', '---\n'],
    'frontmatter of labels': ['---\n', (at) => `a${at}: b\n`, '---\n'],
    'frontmatter without end': ['---\n', 'a: b\n'],
    'frontmatter of lists': ['---\ntopic: x\na: ', '[', '\n---\n'],
    'frontmatter of objects': ['---\ntopic: x\na: ', '{a: ', '\n---\n'],
    'frontmatter of dashes': ['---\ntopic: x\na:\n  ', '- ', '\n---\n'],
    'frontmatter of anchors': ['---\ntopic: x\n', (at) => `a${at}: &a${at} [b]\n`, '---\n'],
    'frontmatter of aliases': ['---\ntopic: &a x\n', (at) => `a${at}: *a\n`, '---\n'],
    'frontmatter of quotes': ['---\ntopic: "', "'", '\n---\n'],
    'frontmatter of one text': ['---\ntopic: x\na: |\n', '  word\n', '---\n'],
    'frontmatter of questions': ['---\ntopic: x\n', '? a\n', '---\n'],
  }),
  ...rows('document of a validation', {
    'data blocks without end': [`${front}---\n`, '```carrel-data\n'],
    'data blocks': [`${front}---\n`, '```carrel-data\n{};\n```\n'],
    'records of a block': [`${front}---\n\`\`\`carrel-data\n`, '{};\n', '```\n'],
    'records without end': [`${front}---\n\`\`\`carrel-data\n`, '{', '\n```\n'],
    backticks: [`${front}---\n`, '`'],
    fences: [`${front}---\n\`\`\`carrel-data\n{};\n\`\`\`\n`, '```\n'],
    'fences of all lengths': [`${front}---\n`, (at) => `${'`'.repeat(3 + (at % 9))}\n`],
    entries: [`${front}---\n## Results\n`, '- [x] `a` b\n'],
    'lines of a note': [`${front}---\n## Results\n`, 'word\n'],
    'notes apart': [`${front}---\n## Results\n`, 'word\n\n'],
    headings: [`${front}---\n`, '## x\n'],
    'underlined headings': [`${front}---\n`, 'x\n---\n'],
    'selected sources': [`${front}selectedSources: [`, 'a, ', ']\n---\n'],
  }),
]
