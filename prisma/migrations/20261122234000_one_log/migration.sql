-- What happened at a desk stands in the log of all others. A desk is a row of "runs" that nobody drives, named as its project.
INSERT INTO "runs" ("id", "project_id", "pipeline", "status", "seq")
SELECT project_id, project_id, 'desk', 'waiting', max(seq) FROM "desk_events" GROUP BY project_id;
INSERT INTO "run_events" ("run_id", "seq", "at", "fact")
SELECT project_id, seq, at, jsonb_build_object('type', 'desk-changed', 'kind', kind, 'about', about) FROM "desk_events";
DROP TABLE "desk_events";
