/**
 * What a model is told of how its sentences are judged, for the prompts of those that write of the literature: a paraphrase in other words is refused however honest it is,
 * one in the source's own words is found. Kept beside the judge (`restates-source.ts`), and measured with it: `bench:trust -- --only prose`, the row of sentences to these rules.
 */
export const SENTENCE_RULES = `How your sentences are checked: code compares each one with the abstract of the source that it cites, word by word, and leaves out what it cannot trace. So:
- One finding, one source, one sentence, with its mark at the end. Where a sentence cites several sources, it must be true of each.
- Tell a finding in the source's own nouns and verbs and in their order. You may shorten it, leave parts out, and say who reports it and where; put no other word in the place of a term, and add nothing of your own between the facts.
- Keep each figure with its unit and with the group that it belongs to, each direction (more, less, no difference) and each doubt (may, suggests). Where the source tells an association, name no cause. A hypothesis or an aim is no finding.
- Name no people, place or period that the source does not name.
- Where a source is in another language, translate word by word.
- A quotation between quotation marks, letter by letter, is always safe.
- A sentence without a mark claims nothing of the world: it leads the reader, or repeats a count that stands in the material.
- No praise, and no order to whoever reads.`
