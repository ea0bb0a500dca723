-- A statement reaches the rows of the scope that its connection is set to, whatever it asks for. Without a scope it reaches none.
--   carrel.owner       a person: their projects, and what hangs on these
--   carrel.project     of these only this one, where it is not ''
--   carrel.desk        a project into which somebody looks by a link
--   carrel.everything  'on' for what belongs to no single person
-- Forced, so that a role which owns the tables is bound, too; a superuser is not, and the application works as none.
-- Settings stand in subselects, so that a statement reads each of them once and not once a row.
DO $$
DECLARE
  everything CONSTANT text := $q$(SELECT current_setting('carrel.everything', true)) = 'on'$q$;
  owner CONSTANT text := $q$(SELECT current_setting('carrel.owner', true))$q$;
  desk CONSTANT text := $q$(SELECT current_setting('carrel.desk', true))$q$;
  owned CONSTANT text := $q$project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = (SELECT current_setting('carrel.owner', true))
      AND (SELECT current_setting('carrel.project', true)) IN ('', p.id))$q$;
  one text;
  hangs_on text[];
BEGIN
  -- Whoever looks through a link may read the project's row and wait for it, not change it.
  EXECUTE format('CREATE POLICY scope ON projects USING (%s OR owner_id = %s)', everything, owner);
  EXECUTE format('CREATE POLICY desk_reads ON projects FOR SELECT USING (id = %s)', desk);
  EXECUTE format('CREATE POLICY desk_waits ON projects FOR UPDATE USING (id = %s) WITH CHECK (false)', desk);

  -- What an assistant remembers serves all projects of its person.
  EXECUTE format('CREATE POLICY scope ON project_memories USING (%s OR project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = %s))', everything, owner);
  EXECUTE format('CREATE POLICY scope ON secrets USING (%s OR user_id = %s)', everything, owner);

  -- A desk has a log among the runs.
  EXECUTE format($q$CREATE POLICY scope ON runs USING (%s OR %s OR (project_id = %s AND pipeline = 'desk'))$q$,
    everything, owned, desk);

  FOREACH one IN ARRAY ARRAY['proposal_versions', 'share_links', 'share_accesses', 'desk_comments', 'desk_anchors',
    'desk_decisions', 'inbox_items'] LOOP
    EXECUTE format('CREATE POLICY scope ON %I USING (%s OR %s OR project_id = %s)', one, everything, owned, desk);
  END LOOP;

  FOREACH one IN ARRAY ARRAY['sources', 'selections', 'written_abstracts', 'library_highlights', 'library_readings',
    'library_files', 'library_items', 'library_passages', 'library_vectors', 'collections', 'collected_sources',
    'collected_citations', 'found_records', 'paper_sessions', 'paper_episodes'] LOOP
    EXECUTE format('CREATE POLICY scope ON %I USING (%s OR %s)', one, everything, owned);
  END LOOP;

  -- These follow what they hang on, by its own policy.
  FOREACH hangs_on SLICE 1 IN ARRAY ARRAY[['run_events', 'run_id', 'runs'], ['run_records', 'run_id', 'runs'],
    ['library_texts', 'item_id', 'library_items'], ['paper_entries', 'session_id', 'paper_sessions'],
    ['share_sessions', 'link_id', 'share_links']] LOOP
    EXECUTE format('CREATE POLICY scope ON %1$I USING (%4$s OR EXISTS (SELECT FROM %3$I WHERE %3$I.id = %1$I.%2$I))',
      hangs_on[1], hangs_on[2], hangs_on[3], everything);
  END LOOP;

  FOR one IN SELECT DISTINCT tablename FROM pg_policies WHERE schemaname = current_schema() LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', one);
  END LOOP;
END $$;
