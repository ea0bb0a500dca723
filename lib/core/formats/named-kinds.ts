import type { CslType } from './csl-item'

/**
 * What formats and databases call a kind of work, in letters alone: "Book Section", "book, section" and "bookSection" are one. RefWorks, EndNote's
 * refer, Word, Zotero, the Bibliographic Ontology, schema.org, OpenAlex, DataCite and Crossref.
 */
const names: readonly (readonly [CslType, string])[] = [
  [
    'article-journal',
    'article journal journalarticle journalelectronic electronicarticle abstract academicarticle scholarlyarticle datapaper review editorial',
  ],
  ['article', 'preprint postedcontent'],
  ['article-magazine', 'magazinearticle articleinaperiodical'],
  ['article-newspaper', 'newspaperarticle newsarticle'],
  ['bill', 'bill'],
  [
    'book',
    'book bookwhole bookedited editedbook electronicbook monograph serial proceedings conferenceproceeding referencebook',
  ],
  ['chapter', 'chapter booksection bookchapter contentitem'],
  ['dataset', 'dataset data collection'],
  ['document', 'document generic'],
  ['entry', 'referenceentry'],
  ['entry-dictionary', 'dictionary'],
  ['entry-encyclopedia', 'encyclopedia'],
  ['graphic', 'artwork art image'],
  ['hearing', 'hearing'],
  ['interview', 'interview'],
  ['legal_case', 'case'],
  ['legislation', 'statute'],
  ['manuscript', 'manuscript unpublishedwork'],
  ['map', 'map'],
  ['motion_picture', 'film audiovisual audiovisualmaterial filmorbroadcast'],
  ['paper-conference', 'conferencepaper conferenceproceedings proceedingsarticle'],
  ['patent', 'patent'],
  ['personal_communication', 'personalcommunication letter'],
  ['post-weblog', 'blog blogpost'],
  ['report', 'report reportpaper'],
  ['review', 'peerreview'],
  ['software', 'software computerprogram computationalnotebook softwaresourcecode softwareapplication'],
  ['song', 'audio sound'],
  ['speech', 'presentation'],
  ['standard', 'standard'],
  ['thesis', 'thesis dissertation dissertationthesis dissertationthesisunpublished'],
  ['webpage', 'webpage website electronicsource internetsite documentfrominternetsite interactiveresource'],
]
const kinds: ReadonlyMap<string, CslType> = new Map(
  names.flatMap(([kind, all]) => all.split(' ').map((name): [string, CslType] => [name, kind])),
)

/** The kind that a name means, whatever its case and signs; undefined for another name. */
export function namedKind(name: string | null | undefined): CslType | undefined {
  return kinds.get((name ?? '').toLowerCase().replace(/[^a-z]/g, ''))
}
