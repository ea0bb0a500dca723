import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import type { SecretName } from '@/lib/contracts/connector'
import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import type { Work } from '@/lib/contracts/work'
import type { GlossaryField } from '@/lib/core/concepts/vocabulary/vocabulary-part'

export type SubjectField = Exclude<GlossaryField, 'general' | 'ibero-america'>

/** A key that a person may give, and where they get it. */
export interface DatabaseKey {
  readonly name: SecretName
  /** As the service writes itself. */
  readonly label: string
  readonly href: string
}

/** What pages, queries and documents know of one database; how it is asked and read is in its connector. */
export interface DatabaseFacts {
  /** As people call it; the same in every language. */
  readonly name: string
  /**
   * What is really asked where the database itself answers no program: all of these indexes, or one of these services, which
   * read the database's own pages.
   */
  readonly through?: { readonly indexes: readonly DatabaseId[] } | { readonly gateways: readonly string[] }
  /** As the frontmatter of the output document names it. */
  readonly documentKey: string
  /**
   * When it is proposed: `always` (one of the five of the specification), for `every` field, or for these. A database for no
   * field is asked when the student ticks it.
   */
  readonly proposedFor: 'always' | 'every' | readonly SubjectField[]
  /** Strong in Latin America and the Iberian peninsula. */
  readonly isIberoAmerican?: true
  /** The languages that nearly all its records are described in; without it, all three. */
  readonly describedIn?: readonly ConceptLanguage[]
  /** Proposed where the field of a topic cannot be told. */
  readonly isForUnknownFields?: true
  /** Place among the indexes by how far their metadata is trusted when they differ, the most trusted lowest. */
  readonly trustRank: number
  /** Any one of these is used when given; with `needsKey` the database stays closed without one. */
  readonly keys: readonly DatabaseKey[]
  readonly needsKey?: true
  /**
   * Place among the databases that filter by years and say how many works they have, the best known lowest; without it, an
   * angle of a topic is not counted here.
   */
  readonly countRank?: number
  /** Records it gives to one query at most. */
  readonly pageSizeMax: number
  /** What its records often lack although the work has it; another index is asked for it. */
  readonly oftenLacks?: 'doi' | 'abstract'
  /**
   * Names its work at a landing page that another index gave, by a path; null for other addresses. With it, what other
   * indexes find there counts as found here too.
   */
  readonly workAt?: (landing: string) => string | null
  /** The page of one work in this database, by the identifier it has there; null when the record has none. */
  readonly workPage?: (work: Pick<Work, 'openAlexId' | 'pmid' | 'arxivId'>) => string | null
  /** Registers of its field that hold no literature; a collection that fits this database asks them too. */
  readonly registersBeside?: readonly ('clinicaltrials' | 'chembl')[]
  /** Its portal lets members of institutions through to publishers, by a proxy whose number a person may give. */
  readonly hasOwnProxy?: true
  /** The address at which the person's own browser runs the same query on the database's own page; always https. */
  readonly searchPage: (query: DatabaseQuery) => string
}
