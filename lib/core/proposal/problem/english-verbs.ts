/** Verbs that no rule conjugates: base form, and what stands for the past. */
const pasts = new Map(
  'become became|begin began|break broke|bring brought|build built|buy bought|catch caught|choose chose|come came|cut cut|deal dealt|draw drew|drive drove|eat ate|fall fell|feed fed|feel felt|fight fought|find found|forget forgot|get got|give gave|go went|grow grew|have had|hear heard|hide hid|hold held|hurt hurt|keep kept|know knew|lead led|learn learned|leave left|lend lent|let let|lose lost|make made|mean meant|meet met|overcome overcame|pay paid|put put|read read|rebuild rebuilt|ride rode|rise rose|run ran|say said|see saw|seek sought|sell sold|send sent|set set|shut shut|sing sang|sleep slept|speak spoke|spend spent|split split|spread spread|stand stood|steal stole|take took|teach taught|tell told|think thought|understand understood|undergo underwent|undertake undertook|wear wore|win won|withdraw withdrew|write wrote'
    .split('|')
    .map((pair) => {
      const [base = '', past = ''] = pair.split(' ')
      return [base, past] as const
    }),
)
/** The stress is on the last syllable, or there is but one: the last letter is doubled. */
const doubled =
  /^(?:admit|commit|permit|submit|omit|refer|prefer|transfer|occur|incur|recur|control|compel|expel|regret|stop|plan|ban|drop|ship|trap|equip|map|step|shop|beg|rob|jog)$/

/** The verb after "does" or "did" as it stands in a statement: "negotiated", "carries". */
export function finiteVerb(verb: string, aux: 'do' | 'does' | 'did'): string {
  const lower = verb.toLowerCase()
  if (aux === 'do') return verb
  if (aux === 'does') {
    if (lower === 'have') return 'has'
    if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ies`
    return /(?:s|sh|ch|x|z|o)$/.test(lower) ? `${lower}es` : `${lower}s`
  }
  const past = pasts.get(lower)
  if (past !== undefined) return past
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ied`
  if (doubled.test(lower)) return `${lower}${lower.slice(-1)}ed`
  return /e$/.test(lower) ? `${lower}d` : `${lower}ed`
}
