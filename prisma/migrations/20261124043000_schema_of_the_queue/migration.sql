-- Made here, because the application's role may make none; the queue fills it by itself.
CREATE SCHEMA IF NOT EXISTS "pgboss";
