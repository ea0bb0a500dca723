-- The policies of tables that came with reviewers and alerts, by the rules of the row-level security before.
--   carrel.screening  a project whose sources somebody screens by a link
DO $$
DECLARE
  everything CONSTANT text := $q$(SELECT current_setting('carrel.everything', true)) = 'on'$q$;
  screening CONSTANT text := $q$(SELECT current_setting('carrel.screening', true))$q$;
  owned CONSTANT text := $q$project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = (SELECT current_setting('carrel.owner', true))
      AND (SELECT current_setting('carrel.project', true)) IN ('', p.id))$q$;
  one text;
BEGIN
  -- A reviewer reads the sources and the search that brought them, votes, and is shown what was settled.
  EXECUTE format('CREATE POLICY screening_reads ON runs FOR SELECT
    USING (project_id = %s AND pipeline = ''source-validation'')', screening);
  EXECUTE format('CREATE POLICY screening_reads ON sources FOR SELECT USING (project_id = %s)', screening);
  EXECUTE format('CREATE POLICY scope ON settled_conflicts USING (%s OR %s)', everything, owned);
  EXECUTE format('CREATE POLICY screening_reads ON settled_conflicts FOR SELECT USING (project_id = %s)', screening);
  EXECUTE format('CREATE POLICY scope ON screening_votes USING (%s OR %s OR project_id = %s)', everything, owned, screening);
  EXECUTE format('CREATE POLICY scope ON search_alerts USING (%s OR %s)', everything, owned);
  FOREACH one IN ARRAY ARRAY['screening_votes', 'settled_conflicts', 'search_alerts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', one);
  END LOOP;
END $$;
