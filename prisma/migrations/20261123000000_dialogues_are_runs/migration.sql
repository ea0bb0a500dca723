-- Elicitations and round tables are runs of their own. Those that are there begin with all their moves; an open one goes on
-- as soon as a worker finds it.
INSERT INTO "runs" ("id", "project_id", "pipeline", "purpose", "parent_id", "status", "seq", "created_at", "updated_at")
SELECT id, project_id, CASE kind WHEN 'party' THEN 'round-table' ELSE kind END, left(step, 60), run_id,
  CASE WHEN moves @> '[{"type": "closed"}]' THEN 'completed' ELSE 'running' END,
  CASE WHEN moves @> '[{"type": "closed"}]' THEN 2 ELSE 1 END, created_at, updated_at
FROM "side_sessions";
INSERT INTO "run_events" ("run_id", "seq", "at", "fact")
SELECT id, 1, created_at, jsonb_build_object('type', 'run-created', 'tokenBudget', NULL,
  'pipeline', CASE kind WHEN 'party' THEN 'round-table' ELSE kind END,
  'input', CASE kind WHEN 'party' THEN jsonb_build_object('moves', moves)
    ELSE jsonb_build_object('moves', moves, 'evidence', '') END)
FROM "side_sessions";
INSERT INTO "run_events" ("run_id", "seq", "at", "fact")
SELECT id, 2, updated_at, '{"type": "run-completed"}' FROM "side_sessions" WHERE moves @> '[{"type": "closed"}]';
DROP TABLE "side_sessions";
