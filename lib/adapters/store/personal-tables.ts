import { Prisma } from '@/generated/prisma/client'

/** Rows of a table as JSON; `owner` is a user's id, or a project's for what a project holds. */
type RowsOf = (owner: string) => Prisma.Sql

type TableRule =
  /** Nothing in it leads to a person, or it runs out by itself; `why` says which. */
  | { readonly holds: 'nobody'; readonly why: string }
  /** Of the person whatever the project. */
  | { readonly holds: 'person'; readonly rows: RowsOf }
  /** Of one of their projects, and deleted with it. */
  | {
      readonly holds: 'project'
      readonly rows: RowsOf
      /** Is computed from other rows, or given out as a file: it stands in no table of an export. */
      readonly isLeftOut?: true
    }

/**
 * What each table of the database holds of whom. What a person is given of their data and what is left of them after they are
 * deleted is judged by this list; no hash, sealed key or token is among the columns.
 */
export const personalTables: Readonly<Record<string, TableRule>> = {
  users: {
    holds: 'person',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM users t WHERE id = ${id}`,
  },
  sessions: {
    holds: 'person',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) - 'token' AS row FROM sessions t WHERE user_id = ${id}`,
  },
  accounts: {
    holds: 'person',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - '{password,access_token,refresh_token,id_token}'::text[] AS row
      FROM accounts t WHERE user_id = ${id}`,
  },
  two_factors: {
    holds: 'person',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - '{secret,backup_codes}'::text[] AS row FROM two_factors t WHERE user_id = ${id}`,
  },
  passkeys: {
    holds: 'person',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - '{public_key,credential_id}'::text[] AS row FROM passkeys t WHERE user_id = ${id}`,
  },
  secrets: {
    holds: 'person',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) - 'ciphertext' AS row FROM secrets t WHERE user_id = ${id}`,
  },
  verifications: {
    holds: 'person',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - '{identifier,value}'::text[] AS row FROM verifications t
      WHERE value = ${id} OR value LIKE '%"id":"' || ${id} || '"%' OR identifier LIKE 'letter:%' || ${id}`,
  },
  allowances: {
    holds: 'person',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM allowances t WHERE key LIKE '%:owner:' || ${id}`,
  },
  rate_limits: { holds: 'nobody', why: 'network addresses with a count, removed within a day' },
  share_guesses: {
    holds: 'nobody',
    why: 'keyed hashes of addresses with a count, removed after their window',
  },
  vocabulary_answers: { holds: 'nobody', why: 'what services say to names of things' },
  kept_counts: { holds: 'nobody', why: 'numbers of records by the hash of a query' },
  _prisma_migrations: { holds: 'nobody', why: 'the forms that the database has had' },

  projects: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM projects t WHERE id = ${id}`,
  },
  runs: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - '{lease_owner,lease_until}'::text[] AS row FROM runs t WHERE project_id = ${id}
      ORDER BY created_at`,
  },
  run_events: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM run_events t JOIN runs r ON r.id = t.run_id WHERE r.project_id = ${id}
      ORDER BY t.run_id, t.seq`,
  },
  run_records: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM run_records t JOIN runs r ON r.id = t.run_id WHERE r.project_id = ${id}`,
  },
  sources: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM sources t WHERE project_id = ${id}`,
    isLeftOut: true,
  },
  selections: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM selections t WHERE project_id = ${id}`,
  },
  written_abstracts: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM written_abstracts t WHERE project_id = ${id}`,
  },
  project_memories: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM project_memories t WHERE project_id = ${id}`,
  },
  proposal_versions: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM proposal_versions t WHERE project_id = ${id} ORDER BY kind, number`,
  },
  share_links: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - 'secret_hash' AS row FROM share_links t WHERE project_id = ${id}`,
  },
  share_sessions: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - 'hash' AS row FROM share_sessions t JOIN share_links l ON l.id = t.link_id
      WHERE l.project_id = ${id}`,
    isLeftOut: true,
  },
  share_accesses: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM share_accesses t WHERE project_id = ${id} ORDER BY at`,
  },
  desk_comments: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM desk_comments t WHERE project_id = ${id} ORDER BY created_at`,
  },
  desk_anchors: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM desk_anchors t WHERE project_id = ${id}`,
    isLeftOut: true,
  },
  desk_decisions: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM desk_decisions t WHERE project_id = ${id} ORDER BY at`,
  },
  screening_votes: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM screening_votes t WHERE project_id = ${id} ORDER BY decided_at`,
  },
  settled_conflicts: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM settled_conflicts t WHERE project_id = ${id} ORDER BY settled_at`,
  },
  search_alerts: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM search_alerts t WHERE project_id = ${id}`,
  },
  inbox_items: {
    holds: 'project',
    rows: (id) =>
      Prisma.sql`SELECT to_jsonb(t) AS row FROM inbox_items t WHERE project_id = ${id} ORDER BY at`,
  },
  library_items: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM library_items t WHERE project_id = ${id} ORDER BY added_at`,
  },
  library_files: {
    holds: 'project',
    rows: (id) =>
      Prisma.sql`SELECT to_jsonb(t) - 'bytes' AS row FROM library_files t WHERE project_id = ${id}`,
    isLeftOut: true,
  },
  library_texts: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT jsonb_build_object('item_id', t.item_id) AS row FROM library_texts t
      JOIN library_items i ON i.id = t.item_id WHERE i.project_id = ${id}`,
    isLeftOut: true,
  },
  library_passages: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - 'words' AS row FROM library_passages t WHERE project_id = ${id}`,
    isLeftOut: true,
  },
  library_vectors: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - 'vector' AS row FROM library_vectors t WHERE project_id = ${id}`,
    isLeftOut: true,
  },
  library_highlights: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM library_highlights t WHERE project_id = ${id} ORDER BY created_at`,
  },
  library_readings: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM library_readings t WHERE project_id = ${id}`,
  },
  collections: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - 'token_hash' AS row FROM collections t WHERE project_id = ${id}`,
  },
  collected_sources: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM collected_sources t WHERE project_id = ${id} ORDER BY number`,
  },
  collected_citations: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM collected_citations t WHERE project_id = ${id}`,
  },
  found_records: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM found_records t WHERE project_id = ${id} ORDER BY found_at`,
  },
  paper_sessions: {
    holds: 'project',
    rows: (id) => Prisma.sql`SELECT to_jsonb(t) AS row FROM paper_sessions t WHERE project_id = ${id}`,
  },
  paper_entries: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) AS row FROM paper_entries t JOIN paper_sessions s ON s.id = t.session_id
      WHERE s.project_id = ${id} ORDER BY t.completed_at`,
  },
  paper_episodes: {
    holds: 'project',
    rows: (id) => Prisma.sql`
      SELECT to_jsonb(t) - 'vectors' AS row FROM paper_episodes t
      JOIN paper_sessions s ON s.id = t.session_id WHERE s.project_id = ${id} ORDER BY t.created_at`,
  },
}
