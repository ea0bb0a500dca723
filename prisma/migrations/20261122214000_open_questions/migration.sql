-- The open questions of a run, as {step: round}: what an answer is checked against in the statement that writes it.
ALTER TABLE "runs" ADD COLUMN "open_questions" JSONB NOT NULL DEFAULT '{}';

-- Runs that were begun before: a question is open when nothing in the log after it answered or reopened its step.
UPDATE "runs" SET "open_questions" = COALESCE((
  SELECT jsonb_object_agg(asked.step, asked.round)
  FROM (
    SELECT DISTINCT ON (fact->>'step') fact->>'step' AS step, fact->'round' AS round, seq
    FROM "run_events" WHERE run_id = "runs".id AND fact->>'type' = 'question-asked'
    ORDER BY fact->>'step', seq DESC
  ) asked
  WHERE NOT EXISTS (
    SELECT 1 FROM "run_events" later
    WHERE later.run_id = "runs".id AND later.seq > asked.seq
      AND ((later.fact->>'type' = 'question-answered' AND later.fact->>'step' = asked.step)
        OR (later.fact->>'type' = 'steps-reopened' AND jsonb_exists(later.fact->'steps', asked.step)))
  )
), '{}')
WHERE "status" <> 'completed';
