/**
 * What kind of study answers what kind of question, as data. When a topic or question has one of the `asked` words, the
 * `designs` are looked for as further words of the query. The therapy row follows the clinical query filter of Haynes et
 * al. 2005, doi:10.1136/bmj.38446.498542.8F, and the Cochrane strategy for randomised trials (Lefebvre et al., Handbook ch. 4).
 */
interface StudyDesignRow {
  name: string
  asked: RegExp
  designs: ReadonlyArray<readonly string[]>
}

const studyDesignRows: readonly StudyDesignRow[] = [
  {
    name: 'therapy',
    asked:
      /\b(?:efficacy|effectiveness|randomi[sz]ed|controlled (?:trials?|studies)|clinical trials?|eficácia|efetividade|efectividad|eficacia|ensaios? clínicos?|ensayos? clínicos?)(?![\p{L}])/iu,
    designs: [
      [
        'randomized',
        'randomised',
        'randomly',
        'randomizado',
        'randomizados',
        'aleatorizado',
        'aleatorizados',
      ],
      ['placebo'],
      ['trial', 'trials', 'ensaio', 'ensayo'],
      ['blind', 'blinded', 'cego', 'ciego'],
    ],
  },
]

/** The design words that the text asks for, one list of spellings each. */
export function designsAsked(text: string): ReadonlyArray<readonly string[]> {
  return studyDesignRows.filter((row) => row.asked.test(text)).flatMap((row) => row.designs)
}
