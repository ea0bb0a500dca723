-- What reviewers say of sources through their links, and what was decided where they differ.
ALTER TABLE "projects" ADD COLUMN "conflicts_open_at" TIMESTAMPTZ(3);

CREATE TABLE "screening_votes" (
    "project_id" TEXT NOT NULL,
    "link_id" VARCHAR(16) NOT NULL,
    "source_id" VARCHAR(40) NOT NULL,
    "first" VARCHAR(10) NOT NULL,
    "decision" VARCHAR(10) NOT NULL,
    "reason" VARCHAR(300) NOT NULL DEFAULT '',
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "screening_votes_pkey" PRIMARY KEY ("link_id","source_id"),
    CONSTRAINT "screening_votes_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "screening_votes_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "screening_votes_project_id_idx" ON "screening_votes"("project_id");

CREATE TABLE "settled_conflicts" (
    "project_id" TEXT NOT NULL,
    "source_id" VARCHAR(40) NOT NULL,
    "decision" VARCHAR(10) NOT NULL,
    "reason" VARCHAR(300) NOT NULL DEFAULT '',
    "settled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settled_conflicts_pkey" PRIMARY KEY ("project_id","source_id"),
    CONSTRAINT "settled_conflicts_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
