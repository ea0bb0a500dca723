-- Sessions of a paper: its input and state, what its agents have stored, and episodes for later sessions.
CREATE TABLE "paper_sessions" (
  "id" VARCHAR(64) NOT NULL,
  "project_id" TEXT,
  -- How many agents have completed; the lock of a completion.
  "completed" INTEGER NOT NULL,
  "state" JSONB NOT NULL,
  "input" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "paper_sessions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "paper_sessions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "paper_sessions_project_id_idx" ON "paper_sessions"("project_id");

CREATE TABLE "paper_entries" (
  "session_id" VARCHAR(64) NOT NULL,
  "agent" VARCHAR(60) NOT NULL,
  "domain" VARCHAR(60) NOT NULL,
  "tags" TEXT[],
  "written_by" VARCHAR(120) NOT NULL,
  "content" JSONB NOT NULL,
  "completed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "paper_entries_pkey" PRIMARY KEY ("session_id", "agent", "domain"),
  CONSTRAINT "paper_entries_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "paper_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "paper_entries_session_id_domain_idx" ON "paper_entries"("session_id", "domain");

CREATE TABLE "paper_episodes" (
  "id" VARCHAR(64) NOT NULL,
  "session_id" VARCHAR(64) NOT NULL,
  "project_id" TEXT,
  "agent" VARCHAR(60) NOT NULL,
  "question" TEXT NOT NULL,
  "answer" TEXT NOT NULL,
  "vectors" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "paper_episodes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "paper_episodes_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "paper_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "paper_episodes_project_id_agent_created_at_idx" ON "paper_episodes"("project_id", "agent", "created_at");
CREATE INDEX "paper_episodes_session_id_idx" ON "paper_episodes"("session_id");
