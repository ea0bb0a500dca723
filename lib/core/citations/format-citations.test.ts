import { describe, expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { finishItems } from '@/lib/core/formats/build-item'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { readBibtex } from '@/lib/core/formats/read-bibtex'
import { formatCitations } from './format-citations'

const article: CslItem = {
  id: 'a',
  type: 'article-journal',
  title: 'Rest at work',
  author: [
    { family: 'dos Santos', given: 'Ana Beatriz' },
    { family: 'Tourinho', given: 'Fernando', suffix: 'Filho' },
  ],
  issued: { 'date-parts': [[2020, 5]] },
  'container-title': 'Journal of Rest',
  'publisher-place': 'São Paulo',
  volume: '3',
  issue: '2',
  page: '10-19',
  DOI: '10.5555/x',
}
const book: CslItem = {
  id: 'b',
  type: 'book',
  title: 'O que descansar ensina: um guia',
  publisher: 'Ática',
  'publisher-place': 'São Paulo',
  edition: '2',
  issued: { 'date-parts': [[1999]] },
}
const site: CslItem = {
  id: 'c',
  type: 'webpage',
  title: 'Rest',
  author: [{ literal: 'World Rest Group' }],
  issued: { 'date-parts': [[2021]] },
  URL: 'https://example.org/rest',
  accessed: { 'date-parts': [[2022, 9, 10]] },
}

const linesOf = async (name: 'apa' | 'abnt', items: readonly CslItem[]) =>
  formatCitations(items, await loadCitationStyle(name)).map(({ citation, key }) => [citation, key])

describe('APA 7', () => {
  it('writes an article and its key', async () => {
    expect(await linesOf('apa', [article])).toEqual([
      [
        'dos Santos, A. B., & Tourinho, F., Filho. (2020). Rest at work. Journal of Rest, 3(2), 10–19. https://doi.org/10.5555/x',
        '(dos Santos & Tourinho, 2020)',
      ],
    ])
  })

  it('does not name a publisher twice that is the author', async () => {
    const [[citation] = []] = await linesOf('apa', [
      { ...site, type: 'report', publisher: 'World Rest Group' },
    ])
    expect(citation).toBe('World Rest Group. (2021). Rest. https://example.org/rest')
  })
})

/** Works of our own invention, one for each rule of the manual that a CSL style alone cannot follow. */
const fromBibtex: readonly (readonly [rule: string, bibtex: string, citation: string, key: string])[] = [
  [
    'an account behind its owner in the list, not in the text',
    '@online{a, author={Ada Rest}, author+an:username={1="@ada\\_r"}, title={Sleep}, entrysubtype={Tweet}, titleaddon={Image attached}, eprint={Twitter}, date={2019-03-02}, url={https://example.org/1}}',
    'Rest, A. [@ada_r]. (2019, March 2). Sleep [Image attached] [Tweet]. Twitter. https://example.org/1',
    '(Rest, 2019)',
  ],
  [
    'two roles of one person, and one role of several',
    '@video{a, author={Ada Rest and Bo Zest}, author+an:role={1=writerdirector;2=writer and producer}, entrysubtype={tvepisode}, title={Night}, maintitle={Beds}, execproducer={C. Quiet}, publisher={Pillow}, date={2001}}',
    'Rest, A. (Writer & Director), & Zest, B. (Writer & Producer). (2001). Night [TV series episode]. In C. Quiet (Executive Producer), Beds. Pillow.',
    '(Rest & Zest, 2001)',
  ],
  [
    'a range over two years with its months',
    '@presentation{a, author={Ada Rest}, title={Night}, titleaddon={Paper presentation}, eventtitle={Beds}, date={2020-12-30/2021-01-02}}',
    'Rest, A. (2020, December 30–2021, January 2). Night [Paper presentation]. Beds.',
    '(Rest, 2020–2021)',
  ],
  [
    'a range that says more of one end than of the other',
    '@book{a, author={Ada Rest}, title={Night}, publisher={Pillow}, date={2020/2021-07}}',
    'Rest, A. (2020–2021). Night. Pillow.',
    '(Rest, 2020–2021)',
  ],
  [
    'the date that a text is of',
    '@report{a, author={Ada Rest}, title={Night}, note={2002, amended effective June 1, 2010}, date={2010}}',
    'Rest, A. (2010). Night (2002, amended effective June 1, 2010).',
    '(Rest, 2010)',
  ],
  [
    'an edition that has a name',
    '@inreference{a, author={Ada Rest}, title={Night}, editor={Bo Zest}, booktitle={Beds}, edition={Summer 2019}, publisher={Pillow}, date={2019}}',
    'Rest, A. (2019). Night. In B. Zest (Ed.), Beds (Summer 2019 ed.). Pillow.',
    '(Rest, 2019)',
  ],
  [
    'a charter',
    '@constitution{a, source={un}, type={charter}, article={1}, paragraph={3}}',
    'U.N. Charter art. 1, para. 3.',
    '(U.N. Charter art. 1, para. 3)',
  ],
  [
    'an amendment that was repealed',
    '@constitution{a, source={us}, type={constitution}, amendment={XVIII}, note={repealed 1933}}',
    'U.S. Const. amend. XVIII (repealed 1933).',
    '(U.S. Const. amend. XVIII)',
  ],
  [
    'a picture without title by its description',
    '@image{a, entrysubtype={Map}, author={Ada Rest}, titleaddon={Directions from La Paz to Lima}, date={2020}}',
    'Rest, A. (2020). [Directions from La Paz to Lima].',
    '(Rest, 2020)',
  ],
  [
    'persons with different roles in one list',
    '@video{a, author={Ada Rest and Bo Zest}, author+an:role={1=writer;2=director}, entrysubtype={tvepisode}, title={Night}, maintitle={Beds}, execproducer={C. Quiet}, publisher={Pillow}, date={2001-05-04}}',
    'Rest, A. (Writer), & Zest, B. (Director). (2001, May 4). Night [TV series episode]. In C. Quiet (Executive Producer), Beds. Pillow.',
    '(Rest & Zest, 2001)',
  ],
  [
    'a programme that still runs',
    '@audio{a, author={Ada Rest}, author+an:role={1=host}, entrysubtype={podcast}, title={Naps}, publisher={Pillow}, date={2015/}}',
    'Rest, A. (Host). (2015–present). Naps [Audio podcast]. Pillow.',
    '(Rest, 2015–present)',
  ],
  [
    'authors who are not named',
    '@article{a, author={Ada Rest and others}, title={Naps}, journaltitle={Sleep}, date={2015}}',
    'Rest, A., et al. (2015). Naps. Sleep.',
    '(Rest et al., 2015)',
  ],
  [
    'a particle that the writer wants behind',
    '@book{a, options={useprefix=false}, author={Ada von Rest}, title={Naps}, publisher={Pillow}, date={2015}}',
    'Rest, A. von. (2015). Naps. Pillow.',
    '(Rest, 2015)',
  ],
  [
    'a year that is not sure, before our era',
    '@book{a, author={Rest}, title={Naps}, date={-0300~}}',
    'Rest. [ca. 301 B.C.E.]. Naps.',
    '(Rest, ca. 301 B.C.E.)',
  ],
  [
    'a thesis out of a database',
    '@phdthesis{a, author={Ada Rest}, title={Naps}, institution={University of Beds}, publisher={Thesis Store}, number={77}, date={2015}}',
    'Rest, A. (2015). Naps (Publication No. 77) [Doctoral dissertation, University of Beds]. Thesis Store.',
    '(Rest, 2015)',
  ],
  [
    'one volume of a work',
    '@collection{a, editor={Ada Rest}, maintitle={Book of Beds}, title={Naps}, volume={2}, publisher={Pillow}, date={2015}}',
    'Rest, A. (Ed.). (2015). Book of Beds: Vol. 2. Naps. Pillow.',
    '(Rest, 2015)',
  ],
  [
    'a ruling with several reporters',
    '@jurisdiction{a, title={Rest v. Noise}, citation={17 Cal.3d 1 and 131 P.2d 2}, citation+an:citeorg={2="10th Cir."}, date={1976}}',
    'Rest v. Noise, 17 Cal.3d 1, 131 P.2d 2 (10th Cir. 1976).',
    '(Rest v. Noise, 1976)',
  ],
  [
    'a statute that was revised',
    '@legislation{a, title={Rest Act}, location={Fla. Stat. § 3}, date={2009}, origdate={1971}}',
    'Rest Act, Fla. Stat. § 3 (1971 & rev. 2009).',
    '(Rest Act, 1971/2009)',
  ],
  [
    'an amendment of a constitution',
    '@constitution{a, source={us}, amendment={V}}',
    'U.S. Const. amend. V.',
    '(U.S. Const. amend. V)',
  ],
  [
    'the number of a report whose entry says "No." already',
    '@report{a, author={{World Rest Group}}, title={Rest}, number={No. 12}, type={Policy Report}, institution={World Rest Group}, date={2020}}',
    'World Rest Group. (2020). Rest (Policy Report No. 12).',
    '(World Rest Group, 2020)',
  ],
  [
    'what a film’s author did',
    '@video{a, entrysubtype={film}, author={Ana Lima}, authortype={director}, title={Rest}, publisher={Sono}, date={2016}}',
    'Lima, A. (Director). (2016). Rest [Film]. Sono.',
    '(Lima, 2016)',
  ],
  [
    'how far a manuscript has come',
    '@unpublished{a, author={Ana Lima}, title={Rest}, howpublished={submitted}, date={2017}}',
    'Lima, A. (2017). Rest [Manuscript submitted for publication].',
    '(Lima, 2017)',
  ],
  [
    'an entry of an online work by its day',
    '@inreference{a, author={Ana Lima}, title={Rest}, booktitle={Words of sleep}, date={2019-05-02}, url={https://example.org}}',
    'Lima, A. (2019, May 2). Rest. In Words of sleep. https://example.org',
    '(Lima, 2019)',
  ],
  [
    'a group behind a person, with the comma that persons have',
    '@article{a, author={Li, Jun and {{Diabetes Study Group}}}, title={Insulin over time}, journal={Diabetes}, volume={12}, pages={1--9}, date={2007}}',
    'Li, J., & Diabetes Study Group. (2007). Insulin over time. Diabetes, 12, 1–9.',
    '(Li & Diabetes Study Group, 2007)',
  ],
  [
    'slides dated by the day',
    '@image{a, entrysubtype={powerpoint}, author={J.-P. Jones}, title={Guided reading}, publisher={SlideShare}, date={2016-03-23}, url={https://s.example/g}}',
    'Jones, J.-P. (2016, March 23). Guided reading [PowerPoint slides]. SlideShare. https://s.example/g',
    '(Jones, 2016)',
  ],
  [
    'an amendment that was repealed, its year behind the word',
    '@constitution{a, source={us}, type={constitution}, amendment={XVIII}, note={repealed}, date={1933}}',
    'U.S. Const. amend. XVIII (repealed 1933).',
    '(U.S. Const. amend. XVIII)',
  ],
  [
    'a bill by its chamber and number',
    '@legislation{a, source={house}, number={1100}, location={113th Cong.}, title={Mental Health Act}, date={2013}}',
    'Mental Health Act, H.R. 1100, 113th Cong. (2013).',
    '(Mental Health Act, 2013)',
  ],
]

it.each(fromBibtex)('APA 7 writes %s', async (_, bibtex, citation, key) => {
  expect(await linesOf('apa', finishItems(readBibtex(bibtex)))).toEqual([[citation, key]])
})

describe('ABNT', () => {
  it('writes an article by NBR 6023:2018 and a key without capitals by NBR 10520:2023', async () => {
    expect(await linesOf('abnt', [article])).toEqual([
      [
        'SANTOS, A. B. dos; TOURINHO FILHO, F. Rest at work. Journal of Rest, São Paulo, v. 3, n. 2, p. 10-19, maio 2020. DOI: https://doi.org/10.5555/x.',
        '(Santos; Tourinho Filho, 2020)',
      ],
    ])
  })

  it('says of a paper in proceedings that its publisher is not known', async () => {
    const paper =
      '@inproceedings{a, author={Rest, Ada}, title={Night}, booktitle={Proc. of Beds}, address={Natal}, year={1995}}'
    expect((await linesOf('abnt', finishItems(readBibtex(paper))))[0]?.[0]).toBe(
      'REST, A. Night. In: Proc. of Beds. Natal: [s. n.], 1995.',
    )
  })

  it('opens the entry of a work without author with capitals', async () => {
    expect(await linesOf('abnt', [book])).toEqual([
      ['O QUE descansar ensina: um guia. 2. ed. São Paulo: Ática, 1999.', '(O que descansar ensina, 1999)'],
    ])
  })

  it('gives the address without brackets and the day of access', async () => {
    expect(await linesOf('abnt', [site])).toEqual([
      [
        'WORLD REST GROUP. Rest. 2021. Disponível em: https://example.org/rest. Acesso em: 10 set. 2022.',
        '(World Rest Group, 2021)',
      ],
    ])
  })
})

it('tells two works of one author and year apart by letters', async () => {
  const keys = (await linesOf('apa', [article, { ...article, id: 'a2', title: 'Zest' }])).map(
    ([, key]) => key,
  )
  expect(keys).toEqual(['(dos Santos & Tourinho, 2020a)', '(dos Santos & Tourinho, 2020b)'])
})

it.each([
  ['the article', ['The Yard', 'A Zoo', 'Xylem'], ['b', 'c', 'a']],
  ['no article where a word only begins like one', ['Theory', 'Anthem', 'Asp'], ['c', 'a', 'b']],
])('counts works of one author and year by title without %s', async (_, titles, letters) => {
  const items = titles.map((title, at) => ({ ...article, id: String(at), title }))
  expect((await linesOf('apa', items)).map(([, key]) => /2020(\w)/.exec(key ?? '')?.[1])).toEqual(letters)
})

it('counts works by the title that their entry is sorted by', async () => {
  const entry = (key: string, title: string, sorted: string) =>
    `@book{${key}, author={Ada Rest}, title={${title}}, sorttitle={${sorted}}, date={2019}}`
  const items = finishItems(
    readBibtex(`${entry('a', 'Top 100', 'Top One Hundred')} ${entry('b', 'Top 10', 'Top Ten')}`),
  )
  expect((await linesOf('apa', items)).map(([, key]) => key)).toEqual(['(Rest, 2019a)', '(Rest, 2019b)'])
})

it.each([
  ['Brasil. Ministério da Saúde', 'BRASIL. Ministério da Saúde. Rest. 2021', '(Brasil, 2021)'],
  ['Brasil. Supremo Tribunal Federal', 'BRASIL. Supremo Tribunal Federal. Rest. 2021', '(Brasil, 2021)'],
  ['St. Jude Hospital', 'ST. JUDE HOSPITAL. Rest. 2021', '(St. Jude Hospital, 2021)'],
  ['Ministério da Saúde', 'MINISTÉRIO DA SAÚDE. Rest. 2021', '(Ministério da Saúde, 2021)'],
])('ABNT writes the higher body of %s in capitals, alone', async (literal, citation, key) => {
  const [[found, inText] = []] = await linesOf('abnt', [{ ...site, author: [{ literal }] }])
  expect(found?.startsWith(citation)).toBe(true)
  expect(inText).toBe(key)
})

it('gives both months of an issue for two, and the day of access behind them', async () => {
  const [item] = finishItems(
    readBibtex(
      '@article{a, author={Ana Lima}, title={Sestas}, journal={Sono}, volume=17, month={jul./dez.}, year=1988, url={https://example.org}, urldate={2022-09-10}}',
    ),
  )
  const items = item ? [item] : []
  expect((await linesOf('abnt', items))[0]?.[0]).toBe(
    'LIMA, A. Sestas. Sono, v. 17, jul./dez. 1988. Disponível em: https://example.org. Acesso em: 10 set. 2022.',
  )
  const inNews = items.map((each): CslItem => ({ ...each, type: 'article-magazine' }))
  expect((await linesOf('apa', inNews))[0]?.[0]).toContain('(1988, July–December)')
})

it('keeps the order of the items and answers for an item that says nothing', async () => {
  const lines = formatCitations(
    [site, { id: 'empty', type: 'document' }, article],
    await loadCitationStyle('abnt'),
  )
  expect(lines.map(({ id }) => id)).toEqual(['c', 'empty', 'a'])
})

it('formats an item whatever its id is', async () => {
  const ids = ['__proto__', 'constructor', 'toString', 'item-0', '']
  const items = ids.map((id, at) => ({ ...book, id, title: `Rest ${at}` }))
  const lines = formatCitations(items, await loadCitationStyle('apa'))
  expect(lines.map(({ id }) => id)).toEqual(ids)
  expect(lines.map(({ citation }) => /Rest \d/.exec(citation)?.[0])).toEqual(items.map(({ title }) => title))
})

it('a press release and an entry of an online work are dated by the day', async () => {
  const issued = { 'date-parts': [[2019, 1, 13]] }
  const release: CslItem = { id: 'p', type: 'report', genre: 'Press release', title: 'A pump', issued }
  const entry: CslItem = {
    id: 'w',
    type: 'chapter',
    title: 'Oaks',
    'container-title': 'Wikipedia',
    URL: 'https://example.org',
    issued,
  }
  const described: CslItem = { id: 'm', type: 'report', medium: 'Press release', title: 'A valve', issued }
  const lines = (await linesOf('apa', [release, described, entry])).map(([citation]) => citation)
  expect(lines).toEqual([
    expect.stringContaining('(2019, January 13)'),
    expect.stringContaining('(2019, January 13)'),
    expect.stringContaining('(2019, January 13). In Wikipedia'),
  ])
})

/** Entries as people have them, after examples of the manual. */
it.each([
  [
    '@techreport{a, author={{National Cancer Institute}}, title={Facing forward}, type={NIH Publication}, number={18-2424}, institution={Department of Health and Human Services}, year={2018}}',
    'National Cancer Institute. (2018). Facing forward (NIH Publication No. 18-2424). Department of Health and Human Services.',
  ],
  [
    '@article{a, author={Burin, Debora}, title={Metacomprehension}, journaltitle={PLoS ONE}, date={2018}, volume={13}, number={3}, eid={e0193972}}',
    'Burin, D. (2018). Metacomprehension. PLoS ONE, 13(3), Article e0193972.',
  ],
  [
    '@article{a, entrysubtype={newspaper}, author={Guarino, Ben}, title={How will humanity react?}, journaltitle={The Post}, date={2017-12-04}}',
    'Guarino, B. (2017, December 4). How will humanity react? The Post.',
  ],
  [
    '@article{a, entrysubtype={magazine}, author={Doe, Jane}, title={Rest}, journaltitle={The Weekly}, date={2020-21}}',
    'Doe, J. (2020, Spring). Rest. The Weekly.',
  ],
  [
    '@misc{a, author={Vaswani, Ashish}, title={Attention is all you need}, year={2017}, eprint={1706.03762}, archivePrefix={arXiv}}',
    'Vaswani, A. (2017). Attention is all you need (arXiv:1706.03762). arXiv. https://arxiv.org/abs/1706.03762',
  ],
  [
    '@dataset{a, author={Wiseheart, M.}, title={Music and dance}, version={V1}, publisher={ICPSR}, date={2018}}',
    'Wiseheart, M. (2018). Music and dance (Version V1) [Data set]. ICPSR.',
  ],
  [
    '@artwork{a, author={Delacroix, E.}, title={Faust}, entrysubtype={Lithograph}, institution={The Louvre}, location={Paris, France}, date={1826/1827}}',
    'Delacroix, E. (1826–1827). Faust [Lithograph]. The Louvre, Paris, France.',
  ],
  [
    '@video{a, entrysubtype={tvseries}, editor={Simon, D. and Colesberry, R.}, editortype={execproducer}, title={The wire}, publisher={HBO}, date={2002/2008}}',
    'Simon, D., & Colesberry, R. (Executive Producers). (2002–2008). The wire [TV series]. HBO.',
  ],
  [
    '@book{a, author={Doe, J.}, title={Works}, publisher={P}, year={1990--1995}}',
    'Doe, J. (1990–1995). Works. P.',
  ],
])('APA 7 is given for %s', async (entry, reference) => {
  const items = finishItems(readBibtex(entry))
  const [cited] = formatCitations(items, await loadCitationStyle('apa'))
  expect(cited?.citation).toBe(reference)
})
