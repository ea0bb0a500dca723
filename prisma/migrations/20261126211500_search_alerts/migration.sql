-- The searches of a project run again at an interval that the student asked for.
CREATE TABLE "search_alerts" (
    "project_id" TEXT NOT NULL,
    "every_days" INTEGER NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "replay" JSONB,
    "told" TEXT[],
    "news_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "search_alerts_pkey" PRIMARY KEY ("project_id"),
    CONSTRAINT "search_alerts_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "search_alerts_next_at_idx" ON "search_alerts"("next_at");
