-- CreateTable
CREATE TABLE "proposal_versions" (
    "project_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "tree" JSONB NOT NULL,
    "evidence" JSONB NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "proposal_versions_pkey" PRIMARY KEY ("project_id","number")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" VARCHAR(16) NOT NULL,
    "project_id" TEXT NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "rights" VARCHAR(16) NOT NULL,
    "secret_hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),
    "seen_version" INTEGER,
    "base_version" INTEGER,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_sessions" (
    "hash" CHAR(64) NOT NULL,
    "link_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_sessions_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "share_accesses" (
    "id" BIGSERIAL NOT NULL,
    "project_id" TEXT NOT NULL,
    "link_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "what" VARCHAR(16) NOT NULL,
    "version" INTEGER,
    "agent" VARCHAR(60) NOT NULL,

    CONSTRAINT "share_accesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_guesses" (
    "key" VARCHAR(90) NOT NULL,
    "count" INTEGER NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_guesses_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "desk_comments" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "link_id" TEXT,
    "name" VARCHAR(120) NOT NULL,
    "version" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "reply_to" TEXT,
    "stance" VARCHAR(16),
    "block_id" VARCHAR(120) NOT NULL,
    "quote" VARCHAR(1000) NOT NULL,
    "prefix" VARCHAR(64) NOT NULL,
    "suffix" VARCHAR(64) NOT NULL,
    "start" INTEGER NOT NULL,
    "body" VARCHAR(5000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" VARCHAR(120),

    CONSTRAINT "desk_comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "desk_decisions" (
    "project_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "verdict" VARCHAR(20) NOT NULL,
    "reason" VARCHAR(5000) NOT NULL,
    "link_id" TEXT,
    "name" VARCHAR(120) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "desk_decisions_pkey" PRIMARY KEY ("project_id","round")
);

-- CreateTable
CREATE TABLE "desk_events" (
    "project_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" VARCHAR(24) NOT NULL,
    "about" VARCHAR(64) NOT NULL,

    CONSTRAINT "desk_events_pkey" PRIMARY KEY ("project_id","seq")
);

-- CreateTable
CREATE TABLE "inbox_items" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "excerpt" VARCHAR(300) NOT NULL,
    "about" VARCHAR(64) NOT NULL,
    "verdict" VARCHAR(20),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "mail_due_at" TIMESTAMPTZ(3),
    "mail_tries" INTEGER NOT NULL DEFAULT 0,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "share_links_project_id_created_at_idx" ON "share_links"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "share_sessions_link_id_last_seen_at_idx" ON "share_sessions"("link_id", "last_seen_at");

-- CreateIndex
CREATE INDEX "share_accesses_project_id_at_idx" ON "share_accesses"("project_id", "at");

-- CreateIndex
CREATE INDEX "share_accesses_link_id_at_idx" ON "share_accesses"("link_id", "at");

-- CreateIndex
CREATE INDEX "share_guesses_opened_at_idx" ON "share_guesses"("opened_at");

-- CreateIndex
CREATE INDEX "desk_comments_project_id_created_at_idx" ON "desk_comments"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "inbox_items_project_id_at_idx" ON "inbox_items"("project_id", "at");

-- CreateIndex
CREATE INDEX "inbox_items_mail_due_at_idx" ON "inbox_items"("mail_due_at");

-- AddForeignKey
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_sessions" ADD CONSTRAINT "share_sessions_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_accesses" ADD CONSTRAINT "share_accesses_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_accesses" ADD CONSTRAINT "share_accesses_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_comments" ADD CONSTRAINT "desk_comments_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_comments" ADD CONSTRAINT "desk_comments_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_comments" ADD CONSTRAINT "desk_comments_reply_to_fkey" FOREIGN KEY ("reply_to") REFERENCES "desk_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_decisions" ADD CONSTRAINT "desk_decisions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_decisions" ADD CONSTRAINT "desk_decisions_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_events" ADD CONSTRAINT "desk_events_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;


